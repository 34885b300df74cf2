import { english } from '@guildhall/red-cathedral'
import { words as rulesDe } from '@guildhall/red-cathedral/locales/de'
import { words as rulesEs } from '@guildhall/red-cathedral/locales/es'
import { words as rulesFr } from '@guildhall/red-cathedral/locales/fr'
import { faultsOf } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { words as contractorsDe } from '../contractors/locales/de.ts'
import { contractorsEnglish } from '../contractors/locales/en.ts'
import { words as contractorsEs } from '../contractors/locales/es.ts'
import { words as contractorsFr } from '../contractors/locales/fr.ts'
import { words as guildsDe } from '../guilds/locales/de.ts'
import { guildsEnglish } from '../guilds/locales/en.ts'
import { words as guildsEs } from '../guilds/locales/es.ts'
import { words as guildsFr } from '../guilds/locales/fr.ts'
import { words as de } from './de.ts'
import { boardEnglish } from './en.ts'
import { words as es } from './es.ts'
import { words as fr } from './fr.ts'

/** The board says the words of the rules too, in the forms that they have. */
const LANGUAGES = {
  de: { ...rulesDe, ...de, ...contractorsDe, ...guildsDe },
  es: { ...rulesEs, ...es, ...contractorsEs, ...guildsEs },
  fr: { ...rulesFr, ...fr, ...contractorsFr, ...guildsFr },
}

test.each(Object.entries(LANGUAGES))('the words of the board are whole: %s', (locale, words) => {
  const all = { ...english, ...boardEnglish, ...contractorsEnglish, ...guildsEnglish }
  expect(faultsOf(all, words, locale)).toEqual([])
})
