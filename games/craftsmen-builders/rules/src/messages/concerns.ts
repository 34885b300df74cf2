import type { Seat } from '@guildhall/kernel'
import type { Event } from '../modules/types.ts'

/** Whether an event changed something of a seat's. For those who were away and want to know. */
export function concerns(event: Event, seat: Seat): boolean {
  switch (event.type) {
    case 'turnBegan':
    case 'asked':
      return false
    case 'feePaid':
      return event.seat === seat || event.to === seat
    default:
      return 'seat' in event && event.seat === seat
  }
}
