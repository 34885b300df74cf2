import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const SERVER = join(import.meta.dirname, '..')
const APPS = join(SERVER, '../..')

const PAGES = join(APPS, 'web/src/locales/en')
const FILES = [
  ...readdirSync(PAGES)
    .filter((file) => file.endsWith('.json'))
    .map((file) => join(PAGES, file)),
  join(APPS, '../packages/tables/src/locales/en.json'),
]

/** The keys of the texts that pages have for them. */
const TEXTS = FILES.flatMap((file) => Object.keys(JSON.parse(readFileSync(file, 'utf8'))))

/** Codes that no page shows as a text: programs read them, or a page has words of its own for them. */
const NOT_SHOWN = new Set([
  'badMessage', // a socket that speaks no protocol of ours
  'badToken', // a program with a wrong token
  'notLeader', // between servers
  'tooManyReviews', // review.busy
])

/** Every code that the server refuses something with, as its sources have it. */
function codes(): string[] {
  const found = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(^|\/)(testing|locales)\//.test(file))
    .flatMap((file) => {
      const source = readFileSync(join(SERVER, file), 'utf8')
      const calls = /(?:\bRefused\(\s*\d+,|\.refuse\(|\bsend\(\{ code:)\s*'(\w+)'/g
      return [...source.matchAll(calls)].map(([, code]) => code ?? '')
    })
  return [...new Set(found)].sort()
}

test('the sources are read', () => {
  expect(codes()).toEqual(expect.arrayContaining(['badMessage', 'emailTaken', 'failed', 'signIn']))
})

test('whatever the server refuses has a text in every language', () => {
  const known = new Set(TEXTS)
  const missing = codes().filter(
    (code) =>
      !NOT_SHOWN.has(code) && !known.has(`failure.${code}`) && !known.has(`refused.${code}`),
  )
  expect(
    missing,
    'Add "failure.CODE" to a file of apps/web/src/locales in every language (npm run texts checks that none ' +
      'is left out), or, where only programs meet the code, name it in NOT_SHOWN of this test.',
  ).toEqual([])
})

test('nothing is excused that is shown or gone', () => {
  expect([...NOT_SHOWN].filter((code) => !codes().includes(code))).toEqual([])
})
