import { defineModule } from '../define.ts'
import { bannerQuestion, claim } from './banner.ts'
import { borrowQuestion, influence } from './borrow.ts'
import type { CardWordTypes } from './card-words-types.ts'
import { choosePlayer, choosePlayerStep, playerChosen, playerQuestion } from './choose-player.ts'
import { anyOrder, chooseStep, orderQuestion } from './order.ts'
import {
  discardOrnament,
  ornamentRemoved,
  salvage,
  salvageLocked,
  salvageQuestion,
} from './salvage.ts'

/** The words that the cards and tiles of several modules use. */
export const cardWords = defineModule<CardWordTypes>({
  id: 'card-words',
  commands: { chooseStep, salvage, salvageLocked, choosePlayer },
  questions: {
    order: orderQuestion,
    borrow: borrowQuestion,
    banner: bannerQuestion,
    salvage: salvageQuestion,
    player: playerQuestion,
  },
  stored: {
    order: { effect: 'effect', step: 'step', done: 'count', quadrant: 'space', unused: 'open' },
    borrow: { effect: 'effect', quadrant: 'space' },
    banner: { effect: 'effect' },
    salvage: { effect: 'effect' },
    player: { effect: 'effect', step: 'step' },
  },
  events: { ornamentRemoved, playerChosen },
  steps: { anyOrder, influence, claim, discardOrnament, choosePlayer: choosePlayerStep },
})
