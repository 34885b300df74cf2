import { BotPool, type Question, type Reply } from '@guildhall/bots/thread'
import { redCathedral } from '@guildhall/red-cathedral'
import { type AnyGame, decide, type LiveTable, TableState } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { Hints } from './hints.ts'

/** A table at which Ann plays alone. */
function alone(id: string): Pick<LiveTable, 'id' | 'read'> {
  const created = redCathedral.create({ players: 1, options: redCathedral.automatic })
  if (!created.ok) throw new Error(JSON.stringify(created.problems))
  const game = created.value as unknown as AnyGame
  const card = { id, host: 'ann', game, secret: 'ab'.repeat(32), title: '' }
  const table = new TableState({ ...card, visibility: 'link', spectators: true })
  for (const command of [{ type: 'sit', seat: 0, name: 'Ann' }, { type: 'start' }] as const) {
    const decided = decide(table, 'ann', command, { now: 1000, knowsBot: () => true })
    if (!decided.ok) throw new Error(decided.refusal.code)
    for (const event of decided.events) table.apply({ number: table.number + 1, at: 1000, event })
  }
  return { id, read: async (look) => look(table) }
}

test('asked again at once a hint is the same one, and another at the same time is too much', async () => {
  const asked: Question[] = []
  let answer: (reply: Reply) => void = () => {}
  const bots = new BotPool({
    ...{ threads: 1, limit: 1000, after: () => () => {}, now: () => 0, report: () => {} },
    start(hear) {
      answer = hear
      return { post: (question) => asked.push(question), end: () => undefined }
    },
  })
  const hints = new Hints(bots, () => {})
  const [here, there] = [alone('here'), alone('there')]
  const one = hints.ask(here, 'ann')
  const same = hints.ask(here, 'ann')
  await until(() => asked.length === 1)
  await expect(hints.ask(there, 'ann')).rejects.toMatchObject({ status: 429, code: 'tooMany' })
  answer({ id: asked[0]?.id ?? 0, lines: [] })
  expect(await one).toMatchObject({ seat: 0, lines: [] })
  expect(await same).toBe(await one)
  const next = hints.ask(there, 'ann')
  await until(() => asked.length === 2)
  answer({ id: asked[1]?.id ?? 0, lines: [] })
  expect(await next).toMatchObject({ seat: 0 })
  await bots.close()
})
