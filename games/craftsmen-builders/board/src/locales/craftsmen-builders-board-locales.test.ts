import { english } from '@guildhall/craftsmen-builders'
import { catalogue as rulesDe } from '@guildhall/craftsmen-builders/locales/de'
import { catalogue as rulesEs } from '@guildhall/craftsmen-builders/locales/es'
import { catalogue as rulesFr } from '@guildhall/craftsmen-builders/locales/fr'
import { faultsOf } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { catalogue as de } from './de.ts'
import { boardEnglish } from './en.ts'
import { catalogue as es } from './es.ts'
import { catalogue as fr } from './fr.ts'

/** The board says the words of the rules too, in the forms that they have. */
const LANGUAGES = {
  de: { ...rulesDe, ...de },
  es: { ...rulesEs, ...es },
  fr: { ...rulesFr, ...fr },
}

test.each(Object.entries(LANGUAGES))('the words of the board are whole: %s', (locale, words) => {
  expect(faultsOf({ ...english, ...boardEnglish }, words, locale)).toEqual([])
})
