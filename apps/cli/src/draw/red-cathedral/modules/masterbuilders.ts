import type { View } from '@guildhall/red-cathedral'
import { say } from '../../say.ts'
import { letters } from './words.ts'

/** The deck of the Master Builders, and the sections drawn from it with what they cost. */
export function blueprintLines({ blueprints }: View): string[] {
  if (blueprints === null) return []
  const { deck, drawn, discards } = blueprints
  const line = say('rc.blueprints', { n: deck, discards: discards.length })
  if (drawn.length === 0) return [line]
  const cards = drawn.map(({ type, cost }) => `${say(`rc.section.${type}`)} ${letters(cost)}`)
  return [`${line} ${say('rc.blueprints.drawn', { cards: cards.join(', ') })}`]
}
