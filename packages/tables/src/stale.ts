import type { TableCommand } from './table-command.ts'
import type { PersonId, Proposal } from './table-event.ts'
import type { TableState } from './table-state.ts'

/**
 * The number that a person must have seen to give this command: the last entry that could change
 * their mind. So a refused command stays refused, however often and late it is repeated.
 */
export function mustHaveSeen(table: TableState, person: PersonId, command: TableCommand): number {
  switch (command.type) {
    case 'play':
    case 'turn':
    case 'undo':
      return Math.max(table.moved, ownSince(table, person))
    case 'propose': {
      const { what } = command.proposal
      return Math.max(lastAbout(table, what), table.proposalChanged, ownSince(table, person))
    }
    case 'answer':
      return Math.max(table.proposal?.number ?? 0, ownSince(table, person))
    // Starting the game or freeing a seat refers to the people at the seats.
    case 'start':
    case 'seatBot':
    case 'free':
      return table.number
    // Joining, leaving and taking a seat back are independent of other events.
    default:
      return 0
  }
}

/** The last entry that changed what a proposal is about. */
function lastAbout({ moved, seatsChanged }: TableState, what: Proposal['what']): number {
  if (what === 'join') return seatsChanged
  return what === 'takeBack' || what === 'standIn' ? moved : 0
}

/** The last entry that changed a seat of that person: it counts though the seat is another's now. */
const ownSince = ({ ownSeatChanged }: TableState, person: PersonId): number =>
  ownSeatChanged.get(person) ?? 0
