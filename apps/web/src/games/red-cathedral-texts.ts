import { loadTranslation as loadRules } from '@guildhall/red-cathedral/locales/translations'
import { modulesOf } from '@guildhall/red-cathedral-board'
import { loadTranslation as loadBoard } from '@guildhall/red-cathedral-board/locales/translations'
import type { Catalogue } from '@guildhall/texts'
import type { GameClient } from '../game-client.ts'

/** What a table says besides the base game in English: its modules, and another language. */
export const moreTexts: GameClient['catalogue'] = async (language, table) => {
  const hasModules = modulesOf(table).length > 0
  const [english, rules, board, modules] = await Promise.all([
    hasModules ? rulesOfModules() : {},
    loadRules(language),
    loadBoard(language),
    hasModules ? boardsOfModules(language, table) : {},
  ])
  return { ...english, ...rules, ...board, ...modules }
}

const rulesOfModules = async (): Promise<Catalogue> =>
  (await import('@guildhall/red-cathedral/locales/en')).catalogue

const boardsOfModules: GameClient['catalogue'] = async (language, table) =>
  (await import('@guildhall/red-cathedral-board/module-texts')).moduleTexts(table, language)
