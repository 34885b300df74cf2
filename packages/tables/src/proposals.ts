import { item, type Seat } from '@guildhall/kernel'
import type { Fact, HandedBy, PersonId, Proposal } from './entry.ts'
import { refused, type TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'

/**
 * How long somebody must have kept a table without clocks waiting before it can be proposed that a
 * bot stands in, and how long the others have to object to that.
 */
export const PATIENCE_MINUTES = 10
const PATIENCE = PATIENCE_MINUTES * 60_000

/** Why something cannot be proposed; null where it can. */
export function cannotPropose(
  table: Table,
  person: PersonId,
  proposal: Proposal,
  now: number,
): TableRefusal | null {
  switch (proposal.what) {
    case 'takeBack': {
      const steps = table.play?.length ?? 0
      return proposal.count > steps ? refused('tooFarBack', { steps }) : null
    }
    case 'standIn':
      return keepsWaiting(table, proposal.seat, now) &&
        item(table.chairs, proposal.seat).person !== person
        ? null
        : refused('notWaiting', { minutes: PATIENCE_MINUTES })
    default:
      return null
  }
}

/** Whether the owner of a seat has kept the table waiting. With clocks, time runs out instead. */
const keepsWaiting = (table: Table, seat: Seat, now: number): boolean =>
  table.clock.pace.kind === 'none' &&
  table.actor?.seat === seat &&
  item(table.chairs, seat).bot === null &&
  now - table.movedAt >= PATIENCE

/** What a proposal leads to once all who have a say agree; nothing before. */
export function carriedOut(
  table: Table,
  proposal: Proposal,
  agreed: readonly Seat[],
  voices: readonly Seat[] = table.voices(),
): readonly Fact[] {
  const asked = voices.filter((seat) => isAsked(table, proposal, seat))
  if (asked.length === 0 || !table.agree(asked, agreed)) return []
  switch (proposal.what) {
    case 'takeBack':
      return [{ type: 'takenBack', count: proposal.count }]
    case 'pace':
      return [{ type: 'paced', pace: proposal.pace }]
    case 'end':
      return [{ type: 'closed', by: 'agreement' }]
    case 'standIn':
      return handOver(
        voices.filter((seat) => !isAsked(table, proposal, seat)),
        'agreement',
        table.standIn,
      )
  }
}

/** When a proposal is carried out to which nobody has objected; null where all have to agree. */
export const carriedOutAt = ({ proposal: open }: Table): number | null =>
  open?.proposal.what === 'standIn' ? open.at + PATIENCE : null

/** The same as if all had agreed. */
export const unopposed = (table: Table): readonly Fact[] =>
  table.proposal === null ? [] : carriedOut(table, table.proposal.proposal, table.voices())

/** For whom a bot shall stand in is not asked, but may decline. */
const isAsked = ({ chairs }: Table, proposal: Proposal, seat: Seat): boolean =>
  proposal.what !== 'standIn' || item(chairs, seat).person !== item(chairs, proposal.seat).person

/**
 * Bots play on at these seats. Their owners have no say any more, so what is proposed may now be
 * what all others have agreed to.
 */
export function giveToBots(
  table: Table,
  seats: readonly Seat[],
  by: HandedBy,
  bot: string = table.standIn,
): readonly Fact[] {
  const handed = handOver(seats, by, bot)
  const open = table.proposal
  if (open === null) return handed
  const voices = table.voices().filter((seat) => !seats.includes(seat))
  const withdrawn = !voices.some((seat) => table.agree([seat], [open.by]))
  if (withdrawn) return handed
  return [...handed, ...carriedOut(table, open.proposal, open.agreed, voices)]
}

const handOver = (seats: readonly Seat[], by: HandedBy, bot: string): Fact[] =>
  seats.map((seat) => ({ type: 'handed', seat, bot, by }))
