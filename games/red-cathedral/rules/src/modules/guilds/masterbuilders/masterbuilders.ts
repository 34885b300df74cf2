import { defineModule } from '../../define.ts'
import { asFourthGuild } from '../guild.ts'
import { advance, advanceQuestion, advanceSection } from './advance.ts'
import { blueprint, blueprintQuestion, blueprintsQuestion, chooseBlueprint } from './draw.ts'
import { promise } from './evaluate.ts'
import { MASTERBUILDERS_EVENTS } from './events.ts'
import type { MasterBuildersTypes } from './types.ts'
import { blueprintsFrom, blueprintsView, NO_BLUEPRINTS } from './view.ts'

/** The Master Builders: a deck of the cathedral cards that no tower uses — GU-MASTERBUILDERS. */
export const masterBuilders = defineModule<MasterBuildersTypes>({
  ...asFourthGuild('guild-masterbuilders'),
  commands: { chooseBlueprint, advanceSection },
  questions: {
    blueprints: blueprintsQuestion,
    blueprint: blueprintQuestion,
    advance: advanceQuestion,
  },
  events: MASTERBUILDERS_EVENTS,
  steps: { blueprint, advance },
  state: {
    blank: { blueprints: NO_BLUEPRINTS },
    view: (kit, state) => ({ blueprints: blueprintsView(kit, state) }),
    redeal: (kit, seen, _chance, { cards }) => ({
      blueprints: blueprintsFrom(kit, seen.blueprints, cards),
    }),
  },
  setup: (kit, _chance, { cards }) => [
    { type: 'blueprintsLaid', cards: kit.cathedralCards.length - cards.length },
  ],
  pieces(_kit, { parts }, counts) {
    const { deck, drawn, discards } = parts.blueprints
    counts['blueprints'] = new Set([...deck, ...drawn, ...discards]).size
  },
  promise,
})
