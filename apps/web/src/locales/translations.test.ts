import { faultsOf } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { messages as reviewDe } from '../review/locales/de.ts'
import { english as ofReview } from '../review/locales/en.ts'
import { messages as reviewEs } from '../review/locales/es.ts'
import { messages as reviewFr } from '../review/locales/fr.ts'
import { messages as de } from './de.ts'
import { english } from './en.ts'
import { messages as es } from './es.ts'
import { messages as fr } from './fr.ts'

const LANGUAGES = { de, fr, es } as const
const REVIEW = { de: reviewDe, fr: reviewFr, es: reviewEs } as const

test.each(Object.entries(LANGUAGES))(
  'the messages of the pages are complete: %s',
  (locale, messages) => {
    expect(faultsOf(english, messages, locale)).toEqual([])
  },
)

test.each(Object.entries(REVIEW))(
  'the messages of the review are complete: %s',
  (locale, messages) => {
    expect(faultsOf(ofReview, messages, locale)).toEqual([])
  },
)

test.each(Object.entries(LANGUAGES))(
  'guests get as many names to begin with: %s',
  (_, messages) => {
    const names = messages['guest.names'].split(', ')
    expect(new Set(names).size).toBe(english['guest.names'].split(', ').length)
  },
)
