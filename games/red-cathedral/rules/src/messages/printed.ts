import { item, type Message, message, type Parsed, type TableRequest } from '@guildhall/kernel'
import { rulesFor } from '../game.ts'
import { toolName } from '../modules/contractors/terms.ts'
import type { RulesData } from '../rules-data.ts'
import { component, effectWords } from './terms.ts'

/** What stands on a card or a tile, in words. */
export interface Printed {
  readonly name: Message
  /** What it does: one entry for a tile, one for each action of a card. */
  readonly effects: readonly Message[]
  /** The tool on the back of a specialist; null for everything else. */
  readonly tool: Message | null
}

/** What is printed on the components of a table, by their ids: for those who draw one. */
export function printedWords(request: TableRequest): Parsed<(id: string) => Printed> {
  const rules = rulesFor(request)
  return rules.ok ? { ok: true, value: (id) => printed(rules.value, id) } : rules
}

function printed(rules: RulesData, id: string): Printed {
  const card = rules.influenceCards.find((entry) => entry.id === id)
  if (card === undefined) {
    return { name: component(rules, id), effects: [words(rules, id)], tool: toolName(rules, id) }
  }
  return {
    name: message('component.card', { name: card.name }),
    effects: card.actions.map((effect) => effectWords(rules, item(rules.effects, effect).id)),
    tool: null,
  }
}

/** What a tile gives, or what its module says of it. */
function words(rules: RulesData, id: string): Message {
  for (const module of rules.modules) {
    const said = module.wordsOf?.(rules, id) ?? null
    if (said !== null) return said
  }
  return effectWords(rules, id)
}
