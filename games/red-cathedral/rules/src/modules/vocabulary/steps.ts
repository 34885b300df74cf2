import { claim } from './banner.ts'
import { influence } from './borrow.ts'
import { choosePlayerStep } from './choose-player.ts'
import { anyOrder } from './order.ts'
import { discardOrnament } from './salvage.ts'

/** The words that several modules use. */
export const WORD_STEPS = {
  anyOrder,
  influence,
  claim,
  discardOrnament,
  choosePlayer: choosePlayerStep,
}
