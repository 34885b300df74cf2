import { expect, test } from 'vitest'
import { ATTACKS, type AttackName } from './testing/attack/attacks.ts'

/** The others have tests of their own; `npm run attack` makes all of them, and longer. */
const SHORT: readonly AttackName[] = ['http', 'frames', 'roles', 'takeover', 'flood']

test.each(SHORT)('an attack finds nothing: %s', async (name) => {
  const { tried, failures } = await ATTACKS[name]('short')
  expect(failures).toEqual([])
  expect(tried).toBeGreaterThan(50)
})
