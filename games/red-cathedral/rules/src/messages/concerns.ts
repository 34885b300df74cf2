import { item, type Seat } from '@guildhall/kernel'
import type { Event } from '../events.ts'
import type { View } from '../view.ts'

/**
 * Whether an event changed something of a seat's: what it has, its place on the track, its sections.
 * For those who were away and want to know what hit them.
 */
export function concerns({ towers }: View, event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'turnBegan':
      return false
    case 'tileLent':
      return event.seat === seat || event.owner === seat
    case 'playerChosen':
      return event.seat === seat || event.chosen === seat
    case 'cityClosed':
      return item(event.recognition, seat) > 0
    case 'decorated':
      return event.seat === seat || ownerIs(towers, event.section, seat)
    case 'ivanDecorated':
      return ownerIs(towers, event.section, seat)
    default:
      return 'seat' in event && event.seat === seat
  }
}

const ownerIs = (towers: View['towers'], section: number, seat: Seat): boolean =>
  towers.flat().some((each) => each.section === section && each.owner === seat)
