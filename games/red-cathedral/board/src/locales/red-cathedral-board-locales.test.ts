import { english } from '@guildhall/red-cathedral'
import { catalogue as rulesDe } from '@guildhall/red-cathedral/locales/de'
import { catalogue as rulesEs } from '@guildhall/red-cathedral/locales/es'
import { catalogue as rulesFr } from '@guildhall/red-cathedral/locales/fr'
import { type Catalogue, faultsOf } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { ALL_MODULES } from '../testing/clicks.ts'
import { catalogue as de } from './de.ts'
import { boardEnglish } from './en.ts'
import { catalogue as es } from './es.ts'
import { catalogue as fr } from './fr.ts'

const ofModules = (language: 'en' | 'de' | 'es' | 'fr'): Catalogue =>
  Object.assign({}, ...ALL_MODULES.map(({ texts }) => texts[language]))

/** The board says the words of the rules too, in the forms that they have. */
const LANGUAGES = {
  de: { ...rulesDe, ...de },
  es: { ...rulesEs, ...es },
  fr: { ...rulesFr, ...fr },
} as const

test.each(['de', 'es', 'fr'] as const)('the words of the board are whole: %s', (language) => {
  const all = { ...english, ...boardEnglish, ...ofModules('en') }
  const translated = { ...LANGUAGES[language], ...ofModules(language) }
  expect(faultsOf(all, translated, language)).toEqual([])
})
