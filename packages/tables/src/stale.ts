import type { PersonId } from './entry.ts'
import type { Table } from './table.ts'
import type { Wish } from './wish.ts'

/**
 * The number that somebody must have seen to wish this: that of the last entry that could make
 * them wish otherwise. So a wish that was refused stays refused, however often and late it comes.
 */
export function mustHaveSeen(table: Table, person: PersonId, wish: Wish): number {
  switch (wish.type) {
    case 'play':
    case 'undo':
      return Math.max(table.moved, ownSince(table, person))
    case 'propose': {
      const { what } = wish.proposal
      const about = what === 'takeBack' || what === 'standIn' ? table.moved : 0
      return Math.max(about, table.talked, ownSince(table, person))
    }
    case 'answer':
      return Math.max(table.proposal?.number ?? 0, ownSince(table, person))
    // Who starts the game or clears a seat means those who sat there.
    case 'start':
    case 'seatBot':
    case 'free':
      return table.number
    // Who comes, goes or takes a seat back does so whatever happens meanwhile.
    default:
      return 0
  }
}

/** The last entry that changed a seat of that person: it counts though the seat is another's now. */
const ownSince = ({ owned }: Table, person: PersonId): number => owned.get(person) ?? 0
