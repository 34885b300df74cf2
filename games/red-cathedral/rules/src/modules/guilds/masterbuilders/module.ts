import type { Module } from '../../../kit.ts'
import { promise } from './evaluate.ts'

/** The Master Builders: a deck of the cathedral cards that no tower uses — GU-MASTERBUILDERS. */
export const masterBuilders: Module = {
  id: 'guild-masterbuilders',
  setup: (kit, _chance, { cards }) => [
    { type: 'blueprintsLaid', cards: kit.cathedralCards.length - cards.length },
  ],
  pieces(_kit, { blueprints }, counts) {
    const { deck, drawn, discards } = blueprints
    counts['blueprints'] = new Set([...deck, ...drawn, ...discards]).size
  },
  promise,
}
