import { defineModule } from '../../define.ts'
import { asFourthGuild } from '../guild.ts'
import { advance, advanceQuestion, advanceSection } from './advance.ts'
import { blueprint, blueprintQuestion, blueprintsQuestion, chooseBlueprint } from './draw.ts'
import { promise } from './master-builders-evaluate.ts'
import { masterBuildersEvents } from './master-builders-events.ts'
import type { MasterBuildersTypes } from './master-builders-types.ts'
import { blueprintsFrom, blueprintsView } from './master-builders-view.ts'
import { NO_BLUEPRINTS } from './no-blueprints.ts'

/** The Master Builders: a deck of the cathedral cards that no tower uses — GU-MASTERBUILDERS. */
export const masterBuilders = defineModule<MasterBuildersTypes>({
  ...asFourthGuild('guild-masterbuilders'),
  commands: { chooseBlueprint, advanceSection },
  stored: {
    blueprints: { effect: 'effect', step: 'step', done: 'count', unused: 'open' },
    blueprint: { effect: 'effect', units: 'left', offer: 'offer', drawnCard: 'chosen' },
    advance: { effect: 'effect', step: 'step' },
  },
  questions: {
    blueprints: blueprintsQuestion,
    blueprint: blueprintQuestion,
    advance: advanceQuestion,
  },
  events: masterBuildersEvents,
  steps: { blueprint, advance },
  state: {
    blank: { blueprints: NO_BLUEPRINTS },
    view: (rules, state) => ({ blueprints: blueprintsView(rules, state) }),
    redeal: (rules, seen, _chance, { cards }) => ({
      blueprints: blueprintsFrom(rules, seen.blueprints, cards),
    }),
  },
  setup: (rules, _chance, { cards }) => [
    { type: 'blueprintsLaid', cards: rules.cathedralCards.length - cards.length },
  ],
  pieces(_rules, { parts }, counts) {
    const { deck, drawn, discards } = parts.blueprints
    counts['blueprints'] = new Set([...deck, ...drawn, ...discards]).size
  },
  promise,
})
