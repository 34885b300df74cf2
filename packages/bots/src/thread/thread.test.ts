import { gameFile, gameFileText, legalCommands, Play, seededChance } from '@guildhall/kernel'
import { toyDefinition } from '@guildhall/laws/toy'
import { describe, expect, test } from 'vitest'
import { BotPool } from './pool.ts'
import type { Question, Reply } from './question.ts'
import { thinker } from './think.ts'

const created = toyDefinition.create({ players: 2 })
if (!created.ok) throw new Error('there is no table of the toy')
const game = created.value

/** The first decision of a game that has a choice. */
function decision() {
  const state = game.blank()
  for (const event of game.setup(seededChance(1))) game.evolve(state, event)
  const { seat } = game.actor(state) ?? { seat: 0 }
  const legal = legalCommands(game, state)
  if (legal.length < 2) throw new Error('there is nothing to choose')
  const asked = { account: 'ann', table: 'table', seat, seed: '1 2' }
  return { ...asked, game, view: game.view(state, seat), legal }
}

const think = thinker({
  create: ({ players, options }) => toyDefinition.create({ players, options }),
  tools: { clock: () => 0, evaluation: () => null },
})

const botOf = (question: Question) => (question.what === 'choice' ? question.bot : '')

/** A pool with programs that answer as given, and time that passes when asked to. */
function poolOf(answer: (question: Question, program: number) => Reply | null, threads = 1) {
  const asked: Question[] = []
  const errors: string[] = []
  const listeners: ((reply: Reply) => void)[] = []
  let late: (() => void) | null = null
  const ended: number[] = []
  const pool = new BotPool({
    threads,
    limit: 100,
    advice: { simulations: 60 },
    now: () => 0,
    report: (error) => errors.push(String(error)),
    after(_ms, call) {
      late = call
      return () => {
        if (late === call) late = null
      }
    },
    start(onReply) {
      const program = listeners.push(onReply) - 1
      return {
        post(question) {
          asked.push(structuredClone(question))
          const reply = answer(question, program)
          if (reply !== null) queueMicrotask(() => onReply(reply))
        },
        async end() {
          ended.push(program)
        },
      }
    },
  })
  return { pool, asked, errors, listeners, ended, passTime: () => late?.() }
}

describe('bots in threads', () => {
  test('choose what they would choose here, from plain data', async () => {
    const { pool, asked } = poolOf((question) => think(question))
    const given = decision()
    const choice = await pool.choose({ ...given, bot: 'apprentice' })
    expect(choice).toBeGreaterThanOrEqual(0)
    expect(choice).toBeLessThan(given.legal.length)
    expect(await pool.choose({ ...given, bot: 'apprentice' })).toBe(choice)
    expect(asked).toHaveLength(2)
    expect(pool.fallbacks).toBe(0)
  })

  test('nobody is asked where there is no choice', async () => {
    const { pool, asked } = poolOf(() => null)
    const given = decision()
    expect(await pool.choose({ ...given, legal: given.legal.slice(0, 1), bot: 'master' })).toBe(0)
    expect(asked).toEqual([])
  })

  test('one that is late is stopped, and a quick look decides in a fresh thread', async () => {
    const made = poolOf((question) => (botOf(question) === 'greedy' ? think(question) : null))
    const given = decision()
    const choosing = made.pool.choose({ ...given, bot: 'guildmaster' })
    made.passTime()
    const choice = await choosing
    expect(made.asked.map(botOf)).toEqual(['guildmaster', 'greedy'])
    expect(made.ended).toEqual([0])
    expect(made.listeners).toHaveLength(2)
    expect(made.pool.fallbacks).toBe(1)
    expect(made.errors).toEqual(['Error: guildmaster took more than 100 ms'])
    // What the stopped one answers after all is ignored.
    made.listeners[0]?.({ id: 1, choice: 0 })
    expect(await made.pool.choose({ ...given, bot: 'greedy' })).toBe(choice)
  })

  test.each([
    ['fails', (question: Question) => ({ id: question.id, fault: 'broken' })],
    ['chooses what is not legal', (question: Question) => ({ id: question.id, choice: 99 })],
  ])('where everybody %s, any legal command is taken, by its luck', async (_how, answer) => {
    const { pool, errors } = poolOf(answer)
    const given = decision()
    const choice = await pool.choose({ ...given, bot: 'master' })
    expect(choice).toBe(seededChance(given.seed).int(given.legal.length))
    expect(errors).toHaveLength(2)
  })

  test('give advice: lines that can be played, from what the seat sees', async () => {
    const { pool } = poolOf((question) => think(question))
    const { legal, ...seen } = decision()
    const lines = await pool.advise(seen)
    expect(lines.length).toBeGreaterThan(1)
    const firsts = lines.map(({ commands: [first] }) => JSON.stringify(first))
    expect(legal.map((command) => JSON.stringify(command))).toEqual(expect.arrayContaining(firsts))
    expect(await pool.advise(seen)).toEqual(lines)
  })

  test('advice that takes too long fails, and the thread is fresh again', async () => {
    const made = poolOf((question) => (question.what === 'choice' ? think(question) : null))
    const { legal, ...seen } = decision()
    const advice = made.pool.advise(seen)
    made.passTime()
    await expect(advice).rejects.toThrow('advice took more than 100 ms')
    await made.pool.choose({ ...seen, legal, bot: 'greedy' })
    expect(made.pool.fallbacks).toBe(0)
  })

  test('one question after the other where there is one thread', async () => {
    const { pool, listeners } = poolOf(() => null)
    const given = decision()
    const first = pool.choose({ ...given, bot: 'master' })
    const second = pool.choose({ ...given, bot: 'master' })
    expect(pool.waiting).toBe(1)
    listeners[0]?.({ id: 1, choice: 1 })
    expect(await first).toBe(1)
    expect(pool.waiting).toBe(0)
    listeners[0]?.({ id: 2, choice: 0 })
    expect(await second).toBe(0)
  })

  test('a table that cannot be created, or an unknown bot, is a reply and not thrown', () => {
    const { game: _, account: __, table: ___, ...given } = decision()
    const table = {
      what: 'choice',
      share: 1,
      game: 'toy',
      players: 2,
      options: game.options,
    } as const
    expect(think({ id: 1, bot: 'nobody', ...table, ...given })).toEqual({
      ...{ id: 1, fault: 'Error: there is no bot nobody' },
    })
    const wrong = { ...table, players: 99 }
    expect(think({ id: 2, bot: 'random', ...wrong, ...given })).toMatchObject({
      fault: expect.stringContaining('there is no table'),
    })
  })
})

describe('reviews in threads', () => {
  /** A game of the toy that is over. */
  function finished() {
    const play = new Play(game, seededChance(2))
    const luck = seededChance(3)
    for (let actor = play.actor; actor !== null; actor = play.actor) {
      const legal = play.legal()
      play.submit(actor.seat, legal[luck.int(legal.length)])
    }
    return gameFileText(gameFile(game, play.log, { commitment: '0'.repeat(64) }))
  }

  let now = 0
  const slowly = thinker({
    create: ({ players, options }) => toyDefinition.create({ players, options }),
    tools: { clock: () => (now += 60), evaluation: () => null },
  })
  const job = (name: string, file = finished()) => ({
    ...{ name, account: name, file, simulations: 8, onProgress: () => {} },
  })

  test('are made part by part, and whoever decides goes first', async () => {
    const { pool, asked } = poolOf((question) => slowly(question))
    const progress: number[] = []
    const reviewing = pool.review({
      ...job('one'),
      onProgress: ({ done }) => progress.push(done),
    })
    const choice = await pool.choose({ ...decision(), bot: 'apprentice' })
    const review = await reviewing
    expect(choice).toBeGreaterThanOrEqual(0)
    expect(review.turns.length).toBeGreaterThan(2)
    const kinds = asked.map(({ what }) => what)
    expect(kinds.slice(0, 2)).toEqual(['review', 'choice'])
    expect(kinds.filter((what) => what === 'review').length).toBeGreaterThan(3)
    expect(progress).toEqual([...progress].sort((a, b) => a - b))
    // The game itself travels once.
    expect(asked.filter((question) => 'file' in question)).toHaveLength(1)
  })

  test('begin anew in a fresh thread, where theirs was stopped for somebody else', async () => {
    let stopped = false
    const made = poolOf((question, program) => {
      if (question.what === 'choice') return { id: question.id, fault: 'broken' }
      if (program > 0 && !stopped && question.what === 'review' && question.file === undefined) {
        stopped = true
        return { id: question.id, part: { state: 'unknown' } }
      }
      return slowly(question)
    })
    const reviewing = made.pool.review(job('one'))
    await made.pool.choose({ ...decision(), bot: 'greedy' })
    expect((await reviewing).turns.length).toBeGreaterThan(2)
    expect(made.asked.filter((question) => 'file' in question)).toHaveLength(2)
  })

  test('fail where the game is none of theirs, and the next one is made', async () => {
    const { pool } = poolOf((question) => slowly(question))
    const wrong = finished().replace(/"players":\d+/, '"players":99')
    const [first, second] = await Promise.allSettled([
      pool.review(job('wrong', wrong)),
      pool.review(job('right')),
    ])
    expect([first?.status, second?.status]).toEqual(['rejected', 'fulfilled'])
  })
})
