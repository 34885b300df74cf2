import type { Event } from '../events.ts'
import { type Box, cardsOf } from './box.ts'

/** The events of the Master Builders that lead to a position; none without them. */
export function blueprintsOf(box: Box): Event[] {
  const { rules, position, options } = box
  if (options.fourthGuild !== 'guild-masterbuilders') return []
  const cards = rules.cathedralCards.length - cardsOf(box).length
  return [
    { type: 'blueprintsLaid', cards },
    ...(position.discards ?? []).map((card): Event => ({ type: 'blueprintDrawn', seat: 0, card })),
    { type: 'blueprintsDiscarded', seat: 0 },
  ]
}
