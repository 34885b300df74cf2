import { legalCommands, seededChance } from '@guildhall/kernel'
import { toyDefinition } from '@guildhall/laws/toy'
import { expect, test } from 'vitest'
import { BotPool } from './pool.ts'
import type { Question, Reply } from './question.ts'

/** The budget of the strongest level. */
const FULL_MS = 1800
const created = toyDefinition.create({ players: 2 })
if (!created.ok) throw new Error('there is no table of the toy')
const game = created.value
const state = game.blank()
for (const event of game.setup(seededChance(1))) game.evolve(state, event)
const legal = legalCommands(game, state)

/** The decision of a bot at one of the tables of a person. */
const decision = (account: string, table: string) => ({
  ...{ account, table, bot: 'guildmaster', game, legal, seat: 0, seed: '1 2' },
  view: game.view(state, 0),
})

interface Begun {
  readonly question: Question
  readonly at: number
  readonly answer: (reply: Reply) => void
}

/** Threads that take exactly the time that they are given, by a clock that the test turns. */
function poolOf(threads: number, perMinute?: number) {
  let now = 0
  const running: Begun[] = []
  const begun: Question[] = []
  const hurries: [string, boolean][] = []
  const pool = new BotPool({
    ...{ threads, perMinute, limit: 5000, now: () => now, after: () => () => {} },
    report: (error) => {
      throw error
    },
    onHurry: (table, hurried) => hurries.push([table, hurried]),
    start: (answer) => ({
      post(question) {
        begun.push(question)
        running.push({ question, at: now, answer })
      },
      end: () => undefined,
    }),
  })
  const endOf = ({ question, at }: Begun) => at + msOf(question)
  return {
    pool,
    begun,
    hurries,
    now: () => now,
    pass(ms: number) {
      now += ms
    },
    /** Lets the decision that is ready first be made. */
    async finish(): Promise<void> {
      running.sort((a, b) => endOf(a) - endOf(b))
      const next = running.shift()
      if (next === undefined) throw new Error('nobody thinks')
      now = endOf(next)
      next.answer({ id: next.question.id, choice: 0 })
      await new Promise((resolve) => setImmediate(resolve))
    },
  }
}

const msOf = (question: Question) =>
  question.what === 'choice' ? question.share * FULL_MS : question.what === 'advice' ? 900 : 100

test.each([1, 2])(
  '20 tables of one person leave another less than three seconds to wait, threads: %i',
  async (threads) => {
    const { pool, now, finish } = poolOf(threads)
    // Each of her tables asks for the next decision as soon as it has one.
    const again = (table: string): Promise<void> =>
      pool.choose(decision('ann', table)).then(() => again(table))
    for (let table = 1; table <= 20; table++) again(`ann ${table}`)
    for (let decided = 0; decided < 100; decided++) {
      const asked = now()
      let answered = false
      const bob = pool.choose(decision('bob', 'bob')).then(() => {
        answered = true
      })
      while (!answered) await finish()
      await bob
      expect(now() - asked).toBeLessThan(3000)
    }
  },
)

test('whoever plays at one table has the whole budget; many tables of one person share it', async () => {
  const { pool, begun, finish } = poolOf(1)
  const first = pool.choose(decision('ann', 'one'))
  await finish()
  await first
  expect(begun.map(shareOf)).toEqual([1])
  const rest = ['one', 'two', 'three', 'four'].map((table) => pool.choose(decision('ann', table)))
  for (let i = 0; i < 4; i++) await finish()
  await Promise.all(rest)
  // The third and fourth had waited for 1800 ms and more.
  expect(begun.map(shareOf)).toEqual([
    1,
    1,
    expect.closeTo(0.28),
    expect.closeTo(0.08),
    expect.closeTo(0.02),
  ])
})

test('the table is told when its bots think shorter, and when they do not any longer', async () => {
  const { pool, hurries, finish } = poolOf(1)
  const decided = ['one', 'two', 'three'].map((table) => pool.choose(decision('ann', table)))
  await finish()
  expect(hurries).toEqual([['two', true]])
  expect(pool.hurries('two')).toBe(true)
  await finish()
  await finish()
  await Promise.all(decided)
  const alone = pool.choose(decision('ann', 'two'))
  await finish()
  await alone
  expect(pool.hurries('two')).toBe(false)
  expect(hurries).toEqual([
    ['two', true],
    ['three', true],
    ['two', false],
  ])
})

test('whoever has used up a minute of thinking gets quick decisions, until time has passed', async () => {
  const { pool, begun, finish, pass } = poolOf(1, 3000)
  const decide = async () => {
    const decided = pool.choose(decision('ann', 'one'))
    await finish()
    await decided
    return shareOf(begun.at(-1))
  }
  expect(await decide()).toBe(1)
  expect(await decide()).toBe(1)
  expect(await decide()).toBe(0.01)
  pass(60_000)
  expect(await decide()).toBe(1)
})

test('a hint gets its share of time, too', async () => {
  const { pool, begun, finish } = poolOf(1)
  const { bot: _, legal: __, ...seen } = decision('bob', 'bob')
  for (const table of ['one', 'two', 'three']) pool.choose(decision('ann', table))
  pool.advise(seen)
  await finish()
  await finish()
  const budget = { ms: expect.closeTo(90) }
  expect(begun.at(-1)).toMatchObject({ what: 'advice', budget })
})

const shareOf = (question: Question | undefined) =>
  question?.what === 'choice' ? question.share : null
