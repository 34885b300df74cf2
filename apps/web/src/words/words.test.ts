import { faultsOf } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { words as de } from './de.ts'
import { english } from './en.ts'
import { words as es } from './es.ts'
import { words as fr } from './fr.ts'

const LANGUAGES = { de, fr, es } as const

test.each(Object.entries(LANGUAGES))('the words of the house fit: %s', (locale, words) => {
  const faults = faultsOf(english, words, locale)
  expect(faults.filter((fault) => !fault.endsWith(': missing'))).toEqual([])
})

test.each(Object.entries(LANGUAGES))('guests get as many names to begin with: %s', (_, words) => {
  const names = words['guest.names'].split(', ')
  expect(new Set(names).size).toBe(english['guest.names'].split(', ').length)
})
