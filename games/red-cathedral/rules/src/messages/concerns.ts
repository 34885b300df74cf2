import type { Seat } from '@guildhall/kernel'
import type { Event } from '../events.ts'
import { eventRule } from '../lookup.ts'
import type { RulesData } from '../rules-data.ts'
import type { View } from '../view-types.ts'

/**
 * Whether an event changed something of a seat's: what it has, its place on the track, its sections.
 * For those who were away and want to know what hit them.
 */
export function concerns(rules: RulesData, { towers }: View, event: Event, seat: Seat): boolean {
  if (event.type === 'asked') return false
  const rule = eventRule(rules, event.type)
  const ownerOf = (section: number) => towers.flat().find((each) => each.section === section)?.owner
  return rule.concerns?.(event, seat, ownerOf) ?? ('seat' in event && event.seat === seat)
}
