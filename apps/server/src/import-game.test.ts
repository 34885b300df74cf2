import { greedy, questionAt } from '@guildhall/bots'
import type { Review, ReviewState } from '@guildhall/bots/coach'
import { commitmentOf, secretChance, secretFromSeed, secretToHex } from '@guildhall/fairness'
import {
  type AnyCommand,
  gameFile,
  type PackedGameFile,
  Play,
  packGameFile,
  seededChance,
} from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import type { TableView } from '@guildhall/tables'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Postgres, startPostgres } from './testing/postgres.ts'
import { runServer, type ServerProcess } from './testing/run-server.ts'
import { until } from './testing/until.ts'
import { Visitor } from './testing/visitor.ts'

/** A game that was played without any server, as far as so many decisions. */
function played(decisions = Number.POSITIVE_INFINITY): PackedGameFile {
  const opened = findGame('red-cathedral')?.definition.create({
    players: 2,
    options: { roundLimit: 3 },
  })
  if (opened?.ok !== true) throw new Error('a plain table opens')
  const game = opened.value
  const secret = secretFromSeed('played elsewhere')
  const play = new Play(game, secretChance(secret))
  const bot = greedy()
  const luck = seededChance('luck')
  for (let actor = play.actor; actor !== null && play.length < decisions; actor = play.actor) {
    const { seat } = actor
    const question = questionAt(game, play.state, seat)
    play.submit(seat, bot.choose(game, question, luck.split(play.length)))
  }
  const chance = { commitment: commitmentOf(secret), secret: secretToHex(secret) }
  return packGameFile(gameFile(game, play.log, chance))
}

const FILE = played()
const CHAIRS = [
  { kind: 'me', name: 'Anna' },
  { kind: 'bot', bot: 'greedy' },
]

const { log, outcome } = FILE
const CHANGED: readonly (readonly [string, object, string])[] = [
  ['with another outcome', { ...FILE, outcome: better(outcome) }, 'notVerified'],
  ['with a step left out', { ...FILE, log: { ...log, steps: log.steps.slice(1) } }, 'notVerified'],
  ['with another secret', { ...FILE, chance: other(FILE.chance) }, 'notVerified'],
  ['that is not over', played(10), 'notOver'],
  ['with components of its own', { ...FILE, components: {} }, 'badGame'],
  ['of an unknown game', { ...FILE, game: 'chess' }, 'badGame'],
]

describe.each(['SQLite', 'PostgreSQL'] as const)('on %s', (database) => {
  let postgres: Postgres | null = null
  let server: ServerProcess
  let anna: Visitor
  beforeAll(async () => {
    if (database === 'PostgreSQL') postgres = await startPostgres()
    server = await runServer(postgres === null ? {} : { DATABASE_URL: await postgres.database() })
    anna = await new Visitor(server.url).comeIn('Anna')
  })
  afterAll(async () => {
    await server.end()
    await postgres?.stop()
  })

  const importGame = (file: object, chairs: object[] = CHAIRS) =>
    anna.call('POST', '/api/games', { file, chairs, title: 'On the train' })
  const games = () => anna.ask<{ id: string; brought: boolean }[]>('GET', '/api/me/games')

  test('a finished game that was played elsewhere is put here once, and marked', async () => {
    const { status, body } = await importGame(FILE)
    const { table } = body as { table: string }
    expect(status).toBe(201)
    expect(await importGame(FILE)).toMatchObject({ body: { table } })
    expect(await games()).toMatchObject([
      { id: table, brought: true, title: 'On the train', outcome: FILE.outcome },
    ])
    expect(await anna.ask<TableView>('GET', `/api/tables/${table}`)).toMatchObject({
      status: 'over',
      origin: 'brought',
      commitment: FILE.chance.commitment,
      chairs: [
        { name: 'Anna', mine: true },
        { bot: 'greedy', kind: 'bot' },
      ],
    })
    // What comes out is what went in, and comes to another table for everybody else.
    expect(await anna.ask('GET', `/api/tables/${table}/file`)).toEqual(FILE)
  })

  test('a game with a bot that there never was is refused', async () => {
    const chairs = [
      { kind: 'me', name: 'Anna' },
      { kind: 'bot', bot: 'deep-thought' },
    ]
    expect(await importGame(FILE, chairs)).toMatchObject({
      status: 422,
      body: { code: 'unknownBot' },
    })
  })

  test('a finished game is reviewed in the background, once, and the review is kept', async () => {
    const [game] = await games()
    const path = `/api/tables/${game?.id}/review`
    const stranger = new Visitor(server.url)
    expect(await stranger.ask('GET', path)).toEqual({ state: 'none' })
    expect(await stranger.call('POST', path)).toMatchObject({ status: 401 })
    const all = FILE.log.steps.length
    expect(await anna.ask('POST', path)).toEqual({ state: 'running', done: 0, all })
    // Asked again meanwhile, it is the same one, however far it has come.
    expect(await anna.ask('POST', path)).toMatchObject({
      state: expect.stringMatching(/^(running|done)$/),
    })
    const review = await reviewOf(stranger, path)
    expect(
      review.turns.flatMap(({ decisions }) => decisions.flatMap((d) => d.taken.commands)),
    ).toHaveLength(all)
    expect(review.result).toHaveLength(2)
    expect(await anna.ask('POST', path)).toEqual({ state: 'done', review })
  })

  test.each(CHANGED)('a game %s is refused and changes nothing', async (_name, file, code) => {
    const before = await games()
    expect(await importGame(file)).toMatchObject({ status: 422, body: { code } })
    expect(await games()).toEqual(before)
  })

  test('so is one for which the seats do not fit', async () => {
    expect(await importGame(FILE, CHAIRS.slice(1))).toMatchObject({ status: 422 })
  })
})

test('one that is too large is refused, and so are too many of them', async () => {
  // A server of its own: what others have sent within the minute counts, too.
  const server = await runServer()
  const anna = await new Visitor(server.url).comeIn('Anna')
  const send = async (file: object) =>
    (await anna.call('POST', '/api/games', { file, chairs: CHAIRS, title: '' })).status
  expect(await send({ ...FILE, padding: 'x'.repeat(1024 * 1024) })).toBe(413)
  await until(async () => (await send({})) === 429)
  await server.end()
})

/** The review of a game, once it is made. */
async function reviewOf(visitor: Visitor, path: string): Promise<Review<AnyCommand>> {
  let review: Review<AnyCommand> | undefined
  await until(async () => {
    const seen = await visitor.ask<ReviewState<AnyCommand>>('GET', path)
    if (seen.state === 'done') review = seen.review
    return seen.state === 'done'
  })
  if (review === undefined) throw new Error('no review')
  return review
}

function better(account: unknown): unknown {
  const { seats } = account as { seats: { total: number }[] }
  return { seats: seats.map((seat) => ({ ...seat, total: seat.total + 1 })) }
}

function other(chance: PackedGameFile['chance']): object {
  const secret = secretFromSeed('another')
  return { ...chance, secret: secretToHex(secret), commitment: commitmentOf(secret) }
}
