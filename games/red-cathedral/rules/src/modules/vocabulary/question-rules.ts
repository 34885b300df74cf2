import { bannerQuestion } from './banner.ts'
import { borrowQuestion } from './borrow.ts'
import { playerQuestion } from './choose-player.ts'
import { orderQuestion } from './order.ts'
import { salvageQuestion } from './salvage.ts'

/** What the words of the vocabulary ask. */
export const VOCABULARY_QUESTIONS = {
  order: orderQuestion,
  borrow: borrowQuestion,
  banner: bannerQuestion,
  salvage: salvageQuestion,
  player: playerQuestion,
}
