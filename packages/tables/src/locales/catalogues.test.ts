import { faultsOf } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { catalogue as de } from './de.ts'
import { english } from './en.ts'
import { catalogue as es } from './es.ts'
import { catalogue as fr } from './fr.ts'

const LANGUAGES = { de, fr, es } as const

test.each(Object.entries(LANGUAGES))('the catalogue of a table is complete: %s', (locale, text) => {
  expect(faultsOf(english, text, locale)).toEqual([])
})
