import { faultsOf } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { english } from '../english.ts'
import { words as de } from './de.ts'
import { words as es } from './es.ts'
import { words as fr } from './fr.ts'

const LANGUAGES = { de, fr, es } as const

test.each(Object.entries(LANGUAGES))('the words of a table are whole: %s', (locale, words) => {
  expect(faultsOf(english, words, locale)).toEqual([])
})
