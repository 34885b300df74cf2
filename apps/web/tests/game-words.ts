import { english as craftsmenBuilders } from '@guildhall/craftsmen-builders'
import { catalogue as craftsmenBoard } from '@guildhall/craftsmen-builders-board/locales/en'
import { type MessageParams, message } from '@guildhall/kernel'
import { english as redCathedral } from '@guildhall/red-cathedral'
import { catalogue as redCathedralBoard } from '@guildhall/red-cathedral-board/locales/en'
import { catalogue as redCathedralModules } from '@guildhall/red-cathedral-board/modules/locales/en'
import { type Catalogue, createTranslator } from '@guildhall/texts'

/** Stands for whatever may be put into a message. */
export const ANY = '\uE000'

/** Short, and within one element: in a whole page, `.+` would be tried for minutes. */
const SOME_WORDS = '[^<>\\n]{1,200}?'

/** What a game says with a key, as a pattern: tests of the pages need not quote its words. */
const saying = (catalogue: Catalogue) => {
  const say = createTranslator(catalogue, 'en')
  return (key: string, params: MessageParams = {}): RegExp =>
    new RegExp(
      say(message(key, params))
        .replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')
        .replaceAll(ANY, SOME_WORDS),
    )
}

/** The words of The Red Cathedral and its board, modules included. */
export const rc = saying({ ...redCathedral, ...redCathedralBoard, ...redCathedralModules })
/** The words of Craftsmen & Builders and its board. */
export const cb = saying({ ...craftsmenBuilders, ...craftsmenBoard })

/** Whoever reads. */
export const YOU = message('player.you')

/** A section of a tower, as it is named on the board. */
export const section = (tower: number, part: 'base' | 'middle' | 'dome'): RegExp =>
  rc(`section.${part}`, { tower })

/** What a tower is worth. */
export const VALUE = rc('account.value', {
  ...{ sections: ANY, perSection: ANY },
  ...{ ornaments: ANY, perOrnament: ANY, value: ANY },
})

/** Dice that were rolled. */
export const ROLLED = rc('event.diceRolled', { dice: ANY })
