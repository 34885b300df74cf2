import { expect, test } from 'vitest'
import { LiveTableHarness } from './testing/live-table-harness.ts'
import { createToyGame } from './testing/test-table.ts'
import { botsAlone, UNATTENDED, type UnattendedLimits } from './unattended.ts'

const drain = () => new Promise<void>((resolve) => setImmediate(resolve))
/** Longer than all decisions of these bots take. */
const A_WHILE = 60_000

/** A person against three bots that answer at once, in a long game. */
async function begin(unattended: UnattendedLimits = UNATTENDED) {
  const harness = new LiveTableHarness(drain, createToyGame(4, 20))
  Object.assign(harness.ports, { unattended })
  harness.botAnswer = () => Promise.resolve(0)
  const liveTable = await harness.play('ann', ':random', ':random', ':random')
  const decisions = () => harness.eventTypes.filter((type) => type === 'played').length
  const pass = (ms = A_WHILE) => harness.run.advance(ms)
  const submit = harness.submit.bind(harness, liveTable, 'ann')
  return { harness, liveTable, decisions, pass, submit }
}

/** The same, once the person has handed over their seat and the bots have paused. */
async function paused() {
  const at = await begin()
  const before = at.decisions()
  await at.submit({ type: 'hand', seat: 0, bot: 'random' })
  await at.pass()
  return { ...at, before }
}

test('bots that play alone pause after a few decisions, and nothing is due', async () => {
  const { harness, before, decisions, pass } = await paused()
  expect(decisions() - before).toBe(UNATTENDED.decisions)
  expect(harness.stored.summary).toMatchObject({ status: 'playing', due: null, waitingFor: null })
  const asked = harness.questions.length
  await pass()
  expect(harness.questions.length).toBe(asked)
})

test('they go on while somebody watches, and pause when nobody does', async () => {
  const { liveTable, decisions, pass } = await paused()
  const before = decisions()
  let seen = 0
  const end = liveTable.subscribe(() => {
    seen += 1
    if (seen === 7) end()
  })
  await pass()
  expect(decisions() - before).toBe(7)
})

test('they go on while somebody watches at another process', async () => {
  const { harness, liveTable, decisions, pass } = await paused()
  const before = decisions()
  liveTable.watchedElsewhere('p2', harness.ports.time.now() + 30)
  await pass()
  const then = decisions()
  expect(then).toBeGreaterThan(before)
  expect(harness.stored.summary?.status).toBe('playing')
  await pass()
  expect(decisions()).toBe(then)
})

test('they go on when the person takes the seat back', async () => {
  const { harness, pass, submit } = await paused()
  await submit({ type: 'reclaim', seat: 0 })
  await pass()
  expect(harness.stored.summary?.waitingFor).toBe('ann')
})

test('a new leader does not start them again', async () => {
  const { harness, decisions, pass } = await paused()
  const before = decisions()
  await harness.lead()
  await pass()
  expect(decisions()).toBe(before)
})

test.each([
  ['rounds', { ...UNATTENDED, rounds: 3 }, 'stopped'],
  ['entries', { ...UNATTENDED, entries: 40 }, 'stoppedByEntries'],
])('past the limit of %s they stop for good, whoever watches', async (_, limits, said) => {
  const { harness, liveTable, decisions, pass, submit } = await begin(limits)
  liveTable.subscribe(() => {})
  await submit({ type: 'hand', seat: 0, bot: 'random' })
  await pass()
  const stopped = decisions()
  expect(stopped).toBeGreaterThan(UNATTENDED.decisions)
  expect(await harness.done(liveTable.read((table) => botsAlone(table, limits)))).toBe(said)
  liveTable.subscribe(() => {})
  await pass()
  expect(decisions()).toBe(stopped)
})
