import { item, type Message, message, type Parsed, type TableRequest } from '@guildhall/kernel'
import { kitFor } from '../game.ts'
import type { Kit } from '../kit.ts'
import { toolName } from '../modules/contractors/terms.ts'
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
  const kit = kitFor(request)
  return kit.ok ? { ok: true, value: (id) => printed(kit.value, id) } : kit
}

function printed(kit: Kit, id: string): Printed {
  const card = kit.influenceCards.find((entry) => entry.id === id)
  if (card === undefined) {
    return { name: component(kit, id), effects: [words(kit, id)], tool: toolName(kit, id) }
  }
  return {
    name: message('component.card', { name: card.name }),
    effects: card.actions.map((effect) => effectWords(kit, item(kit.effects, effect).id)),
    tool: null,
  }
}

/** What a tile gives, or what its module says of it. */
function words(kit: Kit, id: string): Message {
  for (const module of kit.modules) {
    const said = module.wordsOf?.(kit, id) ?? null
    if (said !== null) return said
  }
  return effectWords(kit, id)
}
