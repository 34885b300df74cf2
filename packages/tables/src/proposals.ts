import { item, type Seat } from '@guildhall/kernel'
import { NO_SEAT, type OpenProposal } from './open-proposal.ts'
import { refused, type TableRefusal } from './refusal.ts'
import type { DelegatedBy, PersonId, Proposal, TableEvent } from './table-event.ts'
import type { SeatHolder, TableState } from './table-state.ts'

/**
 * How long a table without clocks must have waited for a player before others can propose a
 * replacement bot, and how long they have to object.
 */
export const PATIENCE_MINUTES = 10
const PATIENCE = PATIENCE_MINUTES * 60_000

/** Why something cannot be proposed; null if it can. */
export function cannotPropose(
  table: TableState,
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
        item(table.seatHolders, proposal.seat).person !== person
        ? null
        : refused('notWaiting', { minutes: PATIENCE_MINUTES })
    case 'join':
      return cannotJoin(table, person, proposal.seat)
    default:
      return null
  }
}

/** Whether the owner of a seat has kept the table waiting. With clocks, time runs out instead. */
const keepsWaiting = (table: TableState, seat: Seat, now: number): boolean =>
  table.clock.pace.kind === 'none' &&
  table.actor?.seat === seat &&
  item(table.seatHolders, seat).bot === null &&
  now - table.movedAt >= PATIENCE

/** Only the seat of a bot that plays for itself: any other has an owner, who decides alone. */
function cannotJoin(table: TableState, person: PersonId, seat: Seat): TableRefusal | null {
  const holder = table.seatHolders[seat]
  if (holder === undefined) return refused('noSuchSeat')
  if (holder.person !== null) return refused('seatTaken')
  if (mayTake(holder, person)) return refused('soAlready')
  if (table.voters().length === 0) return refused('nobodyToAsk')
  return table.declined.has(person) ? refused('declined') : null
}

/** Whether the seat is offered to that person. */
export const mayTake = (
  { offered, offeredTo }: Pick<SeatHolder, 'offered' | 'offeredTo'>,
  person: PersonId | null,
): boolean => offered && (offeredTo === null || offeredTo === person)

/** Whether something is proposed that a player's own proposal does not have to wait for. */
export const givesWay = ({ by }: OpenProposal): boolean => by === NO_SEAT

/** The events of a proposal once everyone has agreed; none before. */
export function eventsIfAgreed(
  table: TableState,
  { proposal, asker, agreed }: Pick<OpenProposal, 'proposal' | 'asker' | 'agreed'>,
  voters: readonly Seat[] = table.voters(),
): readonly TableEvent[] {
  const asked = voters.filter((seat) => isAsked(table, proposal, seat))
  if (asked.length === 0 || !table.haveAgreed(asked, agreed)) return []
  switch (proposal.what) {
    case 'takeBack':
      return [{ type: 'takenBack', count: proposal.count }]
    case 'pace':
      return [{ type: 'paced', pace: proposal.pace }]
    case 'end':
      return [{ type: 'closed', by: 'agreement' }]
    case 'join':
      return [{ type: 'offered', seat: proposal.seat, open: true, ...(asker && { to: asker }) }]
    case 'standIn':
      return delegatedSeats(
        voters.filter((seat) => !isAsked(table, proposal, seat)),
        'agreement',
        table.standIn,
      )
  }
}

/** When a proposal without objections takes effect; null if everyone must agree. */
export const agreedAt = ({ proposal: open }: TableState): number | null =>
  open?.proposal.what === 'standIn' ? open.at + PATIENCE : null

/** As if everyone had agreed. */
export const eventsIfUnopposed = (table: TableState): readonly TableEvent[] =>
  table.proposal === null
    ? []
    : eventsIfAgreed(table, { ...table.proposal, agreed: table.voters() })

/** The player to be replaced is not asked, but may decline. */
const isAsked = ({ seatHolders }: TableState, proposal: Proposal, seat: Seat): boolean =>
  proposal.what !== 'standIn' ||
  item(seatHolders, seat).person !== item(seatHolders, proposal.seat).person

/**
 * Bots take over these seats. Their owners no longer have a say, so everyone else may now have
 * agreed to the open proposal.
 */
export function delegateToBots(
  table: TableState,
  seats: readonly Seat[],
  by: DelegatedBy,
  bot: string = table.standIn,
): readonly TableEvent[] {
  const delegated = delegatedSeats(seats, by, bot)
  const open = table.proposal
  if (open === null) return delegated
  const voters = table.voters().filter((seat) => !seats.includes(seat))
  if (!table.standsWith(open, voters)) return delegated
  return [...delegated, ...eventsIfAgreed(table, open, voters)]
}

const delegatedSeats = (seats: readonly Seat[], by: DelegatedBy, bot: string): TableEvent[] =>
  seats.map((seat) => ({ type: 'handed', seat, bot, by }))
