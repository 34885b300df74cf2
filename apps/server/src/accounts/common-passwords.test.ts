import { randomBytes } from 'node:crypto'
import { dictionary } from '@zxcvbn-ts/language-common'
import { expect, test } from 'vitest'
import { isCommon } from './common-passwords.ts'

const SHORTEST = 10

test('every password of the list that is long enough is refused, however it is dressed up', async () => {
  const long = dictionary['passwords-common'].map(String).filter((one) => one.length >= SHORTEST)
  expect(long.length).toBeGreaterThan(1000)
  for (const password of long) {
    expect([password, await isCommon(password)]).toEqual([password, true])
    expect(await isCommon(password.toUpperCase())).toBe(true)
  }
})

test.each([
  ...['q1w2e3r4t5', '4815162342', 'sunshine2024', '!!butterfly99', 'basketball1', 'Michael1990'],
  ...['1qaz2wsx3edc', 'p@ssw0rd2024', 'blackhawks77', 'charlie12345', 'snowball2023!'],
])('%s is common', async (password) => {
  expect(await isCommon(password)).toBe(true)
})

test('nothing else is: neither phrases nor what a generator makes', async () => {
  const phrases = ['correct horse battery', 'two crows on a fence', 'zK8#vq!m2Lp', 'h7d9-k2m4-p8q1']
  const made = Array.from({ length: 10_000 }, () => randomBytes(9).toString('base64url'))
  for (const password of [...phrases, ...made]) expect(await isCommon(password)).toBe(false)
})
