import { item, type Message } from '@guildhall/kernel'
import type { Back, Module, RulesData } from '../rules-data.ts'
import { message } from './message.ts'
import { component, effectWords } from './terms.ts'

/** What stands on a card or a tile, in words. */
export interface Printed {
  readonly name: Message
  /** What it does: one entry for a tile, one for each action of a card. */
  readonly effects: readonly Message[]
  /** What is on its back; null where that is nothing. */
  readonly back: Message | null
}

/** What is printed on the components of a table, by their ids: for those who draw one. */
export const wordsIn =
  (rules: RulesData) =>
  (id: string): Printed =>
    printed(rules, id)

function printed(rules: RulesData, id: string): Printed {
  const card = rules.influenceCards.find((entry) => entry.id === id)
  if (card === undefined) {
    const back = backOf(rules, id)?.name ?? null
    return { name: component(rules, id), effects: [words(rules, id)], back }
  }
  return {
    name: message('component.card', { name: card.name }),
    effects: card.actions.map((effect) => effectWords(rules, item(rules.effects, effect).id)),
    back: null,
  }
}

/** What a tile gives, or what its module says of it. */
const words = (rules: RulesData, id: string): Message =>
  firstOf(rules, ({ wordsOf }) => wordsOf?.(rules, id)) ?? effectWords(rules, id)

/** What is on the back of a component; null where that is nothing. */
export const backOf = (rules: RulesData, id: string): Back | null =>
  firstOf(rules, (module) => module.backOf?.(rules, id))

/** What the first module answers that has an answer. */
function firstOf<T>(
  { modules }: RulesData,
  answer: (module: Module) => T | null | undefined,
): T | null {
  for (const module of modules) {
    const found = answer(module) ?? null
    if (found !== null) return found
  }
  return null
}
