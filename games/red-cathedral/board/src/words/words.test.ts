import { faultsOf } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { words as de } from './de.ts'
import { boardEnglish } from './en.ts'
import { words as es } from './es.ts'
import { words as fr } from './fr.ts'

test.each(Object.entries({ de, fr, es }))('the words of the board fit: %s', (locale, words) => {
  const faults = faultsOf(boardEnglish, words, locale)
  expect(faults.filter((fault) => !fault.endsWith(': missing'))).toEqual([])
})
