import { beforeEach, expect, test } from 'vitest'
import { onBothDatabases } from '../testing/both-databases.ts'
import { countersOf, type Guesser } from './attempt-limits.ts'
import { Attempts } from './attempts.ts'

const MINUTE = 60_000
let now = 1_000_000_000_000
beforeEach(() => {
  now = 1_000_000_000_000
})

const stranger = (address = '203.0.113.7'): Guesser => ({ address, device: null })
const of = (guesser: Guesser, account = 'ann@example.org') =>
  countersOf('password', account, guesser)

onBothDatabases((database) => {
  const attempts = () => new Attempts(database().storage.db, () => now)
  const guess = (guesser: Guesser, account?: string): Promise<string | null> =>
    attempts()
      .guard(of(guesser, account), async () => null)
      .then(
        () => 'wrong',
        ({ status, wait }) => `${status} ${wait}`,
      )
  const right = (guesser: Guesser, account?: string) =>
    attempts().guard(of(guesser, account), async () => 'ann')
  const times = async (count: number, one: (i: number) => Promise<unknown>): Promise<unknown> => {
    let last: unknown
    for (let i = 0; i < count; i++) last = await one(i)
    return last
  }

  test('guesses in parallel count before they are checked, whichever process gets them', async () => {
    let checked = 0
    const guesses = Array.from({ length: 18 }, () =>
      attempts()
        .guard(of(stranger()), async () => {
          checked += 1
          return null
        })
        .catch(() => null),
    )
    await Promise.all(guesses)
    expect(checked).toBe(5)
  })

  test('after five wrong ones the waits grow from a minute to an hour', async () => {
    expect(await times(5, () => guess(stranger()))).toBe('wrong')
    for (const minutes of [1, 2, 4, 8, 16, 32, 60, 60]) {
      expect(await guess(stranger())).toBe(`429 ${minutes * 60}`)
      now += minutes * MINUTE - 1
      expect(await guess(stranger())).toBe('429 1')
      now += 1
      expect(await guess(stranger())).toBe('wrong')
    }
    now += 24 * 60 * MINUTE
    expect(await times(4, () => guess(stranger()))).toBe('wrong')
  })

  test('the wait is told in words', async () => {
    await times(5, () => guess(stranger()))
    await expect(right(stranger())).rejects.toThrow(/minute\b/)
    now += MINUTE
    await guess(stranger())
    await expect(right(stranger())).rejects.toThrow(/2 minutes/)
  })

  test('one address makes nobody else wait, and its own wait ends with the right answer', async () => {
    await times(20, () => guess(stranger()))
    expect(await right(stranger('198.51.100.1'))).toBe('ann')
    now += MINUTE
    expect(await right(stranger())).toBe('ann')
    expect(await times(5, () => guess(stranger()))).toBe('wrong')
  })

  test('the right answer is given back: a club behind one address signs in all evening', async () => {
    for (let member = 0; member < 120; member++) {
      expect(await right(stranger(), `member-${member}@example.org`)).toBe('ann')
    }
  })

  test('one address has fifty wrong ones over all accounts', async () => {
    const one = (i: number) => guess(stranger(), `victim-${i}@example.org`)
    expect(await times(50, one)).toBe('wrong')
    expect(await one(50)).toBe('429 60')
    expect(await right(stranger('198.51.100.1'), 'victim-1@example.org')).toBe('ann')
  })

  test('the addresses of one IPv6 network count as one', async () => {
    const one = (i: number) => guess(stranger(`2001:db8:1:2::${i}`))
    expect(await times(6, one)).toBe('429 60')
    expect(await guess(stranger('2001:db8:1:3::1'))).toBe('wrong')
    await times(5, () => guess(stranger('::ffff:198.51.100.9')))
    expect(await guess(stranger('198.51.100.9'))).toBe('429 60')
  })

  test('many addresses slow each other down at one account, but never a known device', async () => {
    const one = (i: number) => guess(stranger(`10.0.${i >> 2}.1`))
    expect(await times(100, one)).toBe('wrong')
    expect(await guess(stranger('192.0.2.1'))).toBe('429 60')
    const device = { address: '10.0.0.1', device: 'the laptop' }
    expect(await times(4, () => guess(device))).toBe('wrong')
    expect(await right(device)).toBe('ann')
    expect(await times(6, () => guess(device))).toBe('429 60')
  })

  test('what was counted long ago is deleted', async () => {
    await guess(stranger())
    now += 8 * 24 * 60 * MINUTE
    await guess(stranger('198.51.100.1'), 'ben@example.org')
    const rows = await database().storage.db.selectFrom('attempts').select('at').execute()
    expect(rows.map(({ at }) => at)).toEqual([now, now, now])
  })
})
