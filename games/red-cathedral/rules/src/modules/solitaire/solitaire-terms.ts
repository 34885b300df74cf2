import type { Message } from '@guildhall/kernel'
import type { EventOf } from '../../events.ts'
import { message } from '../../messages/message.ts'
import { die } from '../../messages/terms.ts'
import type { RulesData } from '../../rules-data.ts'
import { toolName } from '../contractors/contractors-terms.ts'

/** The words for Ivan's pieces. */

/** The name of a solo card, or of a city that gives Ivan something. */
export function nameOf(rules: RulesData, id: string): Message | null {
  const named = [...rules.parts.ivan.cards, ...rules.parts.duchy.cities].find(
    (each) => each.id === id,
  )
  return named === undefined ? null : message('component.tile', { name: named.name })
}

export const cardName = (rules: RulesData, id: string): Message =>
  nameOf(rules, id) ?? message('component.none')

export const toolOf = (rules: RulesData, specialist: string): Message =>
  toolName(rules, specialist) ?? message('component.none')

/** Which die he takes, and why no other. */
export function dieTaken(rules: RulesData, event: EventOf<'ivanTookDie'>): Message {
  const { value, card, reason, blocked } = event
  const params = {
    die: die(event.die),
    reason: message(`event.ivanTookDie.${reason}`, { value, card: cardName(rules, card) }),
    blocked: blocked.map(die),
  }
  return message(blocked.length > 0 ? 'event.ivanTookDie.blocked' : 'event.ivanTookDie', params)
}
