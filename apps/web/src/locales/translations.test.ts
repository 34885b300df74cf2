import { faultsOf } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { words as reviewDe } from '../review/locales/de.ts'
import { english as ofReview } from '../review/locales/en.ts'
import { words as reviewEs } from '../review/locales/es.ts'
import { words as reviewFr } from '../review/locales/fr.ts'
import { words as de } from './de.ts'
import { english } from './en.ts'
import { words as es } from './es.ts'
import { words as fr } from './fr.ts'

const LANGUAGES = { de, fr, es } as const
const REVIEW = { de: reviewDe, fr: reviewFr, es: reviewEs } as const

test.each(Object.entries(LANGUAGES))('the words of the house are whole: %s', (locale, words) => {
  expect(faultsOf(english, words, locale)).toEqual([])
})

test.each(Object.entries(REVIEW))('so are those of the review: %s', (locale, words) => {
  expect(faultsOf(ofReview, words, locale)).toEqual([])
})

test.each(Object.entries(LANGUAGES))('guests get as many names to begin with: %s', (_, words) => {
  const names = words['guest.names'].split(', ')
  expect(new Set(names).size).toBe(english['guest.names'].split(', ').length)
})
