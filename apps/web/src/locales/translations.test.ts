import { LANGUAGES } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { catalogue as english } from './en.ts'
import { loadTranslation } from './translations.ts'

test.each(LANGUAGES)('guests get as many names to begin with: %s', async (language) => {
  const { 'guest.names': names } = { ...english, ...(await loadTranslation(language)) }
  expect(new Set(String(names).split(', ')).size).toBe(
    String(english['guest.names']).split(', ').length,
  )
})
