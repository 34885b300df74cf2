import { type Message, message } from '@guildhall/kernel'
import type { EventOf } from '../../events.ts'
import type { Kit } from '../../kit.ts'
import { die } from '../../messages/terms.ts'
import { toolName } from '../contractors/terms.ts'

/** The words for Ivan's pieces. */

/** The name of a solo card, or of a city that gives Ivan something. */
export function nameOf(kit: Kit, id: string): Message | null {
  const named = [...kit.parts.ivan.cards, ...kit.parts.duchy.cities].find((each) => each.id === id)
  return named === undefined ? null : message('component.tile', { name: named.name })
}

export const cardName = (kit: Kit, id: string): Message =>
  nameOf(kit, id) ?? message('component.none')

export const toolOf = (kit: Kit, specialist: string): Message =>
  toolName(kit, specialist) ?? message('component.none')

/** Which die he takes, and why no other. */
export function dieTaken(kit: Kit, event: EventOf<'ivanTookDie'>): Message {
  const { value, card, reason, blocked } = event
  const params = {
    die: die(event.die),
    reason: message(`event.ivanTookDie.${reason}`, { value, card: cardName(kit, card) }),
    blocked: blocked.map(die),
  }
  return message(blocked.length > 0 ? 'event.ivanTookDie.blocked' : 'event.ivanTookDie', params)
}
