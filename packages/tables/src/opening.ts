import { type DecisionContext, decide, type TableDecision } from './decide.ts'
import { NO_PACE, type Pace } from './pace.ts'
import type { TableCommand } from './table-command.ts'
import type { Arrangement, PersonId, TableEvent } from './table-event.ts'
import { type TableHeader, TableState } from './table-state.ts'

/** The player of a seat: the creator of the table, a person on the same device, a bot. */
export type Seating =
  | { readonly kind: 'me'; readonly name?: string | undefined }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }

/** The default replacement bot of a new table. */
export const NEW_STAND_IN = 'apprentice'

/** The start of a table: its players, its time control, and whether it starts at once. */
export interface Opening {
  readonly chairs: readonly Seating[]
  readonly pace?: Pace
  readonly arrangement?: Arrangement
  readonly start: boolean
}

/** The creator of a table. */
export interface Host {
  readonly id: PersonId
  readonly name: string
}

/** The first events of a table, as if the host had requested them. */
export function openingEvents(
  header: TableHeader,
  host: Host,
  opening: Opening,
  context: DecisionContext,
): TableDecision {
  const table = new TableState(header)
  const events: TableEvent[] = []
  for (const command of openingCommands(host, opening)) {
    const decided = decide(table, host.id, command, context)
    if (!decided.ok) return decided
    for (const event of decided.events) {
      table.apply({ number: table.number + 1, at: context.now, event })
    }
    events.push(...decided.events)
  }
  return { ok: true, events }
}

/** The first commands of the creator of a table. */
function openingCommands(
  host: Host,
  { chairs, pace = NO_PACE, arrangement = {}, start }: Opening,
): TableCommand[] {
  const sat = chairs.flatMap((seating, seat): TableCommand[] => {
    if (seating.kind === 'me') return [{ type: 'sit', seat, name: seating.name ?? host.name }]
    return seating.kind === 'bot' ? [{ type: 'seatBot', seat, bot: seating.bot }] : []
  })
  return [
    ...(pace.kind === 'none' ? [] : [{ type: 'setPace', pace } as const]),
    ...(Object.keys(arrangement).length === 0
      ? []
      : [{ type: 'arrange', ...arrangement } as const]),
    ...sat,
    ...(start ? [{ type: 'start' } as const] : []),
  ]
}

/** The players of a rematch: bots at the same seats, the requester at theirs. */
export const seatedAgain = ({ seatHolders }: TableState, asks: PersonId): Seating[] =>
  seatHolders.map(({ person, name, bot }): Seating => {
    if (person === asks) return { kind: 'me', name }
    return person === null && bot !== null ? { kind: 'bot', bot } : { kind: 'open' }
  })
