import { readdirSync, readFileSync } from 'node:fs'
import { createTranslator } from '@guildhall/texts'
import { expect, test } from 'vitest'
import { catalogue as english } from './locales/en.ts'
import { type RefusalCode, refused } from './refusal.ts'

/** What a refusal may need to know, by its code. */
const PARAMS: Partial<Record<RefusalCode, Record<string, string | number>>> = {
  unknownBot: { bot: 'Deep Thought' },
  tooFarBack: { steps: 3 },
  notWaiting: { minutes: 10 },
}

/** The server refuses more tables and bots than a person may have, in the table's words. */
const SERVERS_QUOTAS = '../../../apps/server/src/tables/quotas.test.ts'

const codes = Object.keys(english).map((key) => key.slice('refused.'.length) as RefusalCode)

test.each(codes)('there is a message for: %s', (code) => {
  const say = createTranslator(english, 'en')
  const { message } = refused(code, PARAMS[code])
  expect(say(message)).toMatch(/^[“A-Z].*\.$/)
  expect(say(message)).not.toMatch(/[⟦{]/)
})

test.each(codes)('some test gets the refusal: %s', (code) => {
  const tests = readdirSync(import.meta.dirname).filter((file) => file.endsWith('.test.ts'))
  const others = [...tests.filter((file) => file !== 'refusal.test.ts'), SERVERS_QUOTAS]
  const quoted = new RegExp(
    `toBe\\('${code}'\\)|code: '${code}'|\\['${code}', |'${code}',? ?\\]|efus\\w+\\('${code}'\\)`,
  )
  const got = others.filter((file) =>
    quoted.test(readFileSync(`${import.meta.dirname}/${file}`, 'utf8')),
  )
  expect(got).not.toEqual([])
})
