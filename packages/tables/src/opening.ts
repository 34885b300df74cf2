import { type Circumstances, type Decided, decide } from './decide.ts'
import type { Arrangement, Fact, PersonId } from './entry.ts'
import { NO_PACE, type Pace } from './pace.ts'
import { Table, type TableCard } from './table.ts'
import type { Wish } from './wish.ts'

/** Who shall sit at a seat: the one who makes the table, somebody at the same screen, a bot. */
export type Seating =
  | { readonly kind: 'me'; readonly name?: string | undefined }
  | { readonly kind: 'open' }
  | { readonly kind: 'bot'; readonly bot: string }

/** Who plays on for whoever is gone at a new table, unless it says another. */
export const NEW_STAND_IN = 'apprentice'

/** How a table begins: who sits where, how fast it is played, and whether it starts at once. */
export interface Opening {
  readonly chairs: readonly Seating[]
  readonly pace?: Pace
  readonly arrangement?: Arrangement
  readonly start: boolean
}

/** Who makes a table. */
export interface Host {
  readonly id: PersonId
  readonly name: string
}

/** What happens at a table in its first moment, as if the host had asked for it there. */
export function openingFacts(
  card: TableCard,
  host: Host,
  opening: Opening,
  circumstances: Circumstances,
): Decided {
  const table = new Table(card)
  const facts: Fact[] = []
  for (const wish of wishesOf(host, opening)) {
    const decided = decide(table, host.id, wish, circumstances)
    if (!decided.ok) return decided
    for (const fact of decided.facts) {
      table.apply({ number: table.number + 1, at: circumstances.now, fact })
    }
    facts.push(...decided.facts)
  }
  return { ok: true, facts }
}

/** What the one who makes a table would do at it first. */
function wishesOf(
  host: Host,
  { chairs, pace = NO_PACE, arrangement = {}, start }: Opening,
): Wish[] {
  const sat = chairs.flatMap((chair, seat): Wish[] => {
    if (chair.kind === 'me') return [{ type: 'sit', seat, name: chair.name ?? host.name }]
    return chair.kind === 'bot' ? [{ type: 'seatBot', seat, bot: chair.bot }] : []
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

/** Who sits where at the next table: bots where bots were, the one who asks in the same seats. */
export const seatedAgain = ({ chairs }: Table, asks: PersonId): Seating[] =>
  chairs.map(({ person, name, bot }): Seating => {
    if (person === asks) return { kind: 'me', name }
    return person === null && bot !== null ? { kind: 'bot', bot } : { kind: 'open' }
  })
