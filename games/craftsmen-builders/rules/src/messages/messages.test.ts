import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { joinLines, type Message, message } from '@guildhall/kernel'
import { inKeys } from '@guildhall/laws/in-keys'
import { checkCatalogue, createTranslator, parseRulebook } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import { catalogue as english } from '../locales/en.ts'
import type { Position } from '../positions/position.ts'
import { choose, coinsPlace, endTurn, place, realise, times } from '../testing/commands.ts'
import { builds, randomGame } from '../testing/play.ts'
import { does, laidOut, offers, type Table, table } from '../testing/table.ts'
import { finalAccount } from './account.ts'

const say = createTranslator(english, 'en')
const SRC = join(import.meta.dirname, '..')
const BOOK = join(SRC, '../../../../rules/craftsmen-builders.md')

/** Every call of `refuse` in the sources: clause and reason. */
const refusals = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => readFileSync(join(SRC, file), 'utf8'))
  .flatMap((source) => [...source.matchAll(/(?:refuse|actFirst)\(\s*([^)]*)\)/g)])
  .map(([, args = '']) => args)

/** What is said in whole games: labels, what happened, and refusals of whatever was offered before. */
function* spoken(position: Position, seed: number): Generator<Message> {
  const met = new Map<string, unknown>()
  const log: Message[] = []
  for (const { before, after } of randomGame(position, seed)) {
    const { game, state, chance } = before
    for (const command of offers(before)) {
      yield game.label(state, command)
      met.set(JSON.stringify(command), command)
    }
    for (const command of met.values()) {
      const decision = game.decide(state, state.active, command, chance)
      if (!decision.ok) yield decision.refusal.message
    }
    const described = eventsOf(after)
    log.push(...described)
    yield* described
  }
  yield* joinLines(laidOut(position, seed).game, log)
}

const eventsOf = ({ game, state, events }: Table): Message[] =>
  events.flatMap((event) => game.describe(state, event) ?? [])

/** The same as the lines of the log. */
const linesOf = (at: Table): Message[] => joinLines(at.game, eventsOf(at))

/** What random players hardly ever come to. */
function seldomSaid(): Message[] {
  const eggplant = table({
    acted: true,
    contracts: ['eggplant-bread-cake'],
    realised: Object.fromEntries(
      ['meat-fish-cheese', 'fish-cheese-bread', 'cheese-bread-cake']
        .concat('bread-cake-eggplant', 'cake-meat-eggplant')
        .map((id) => [id, ['red'] as const]),
    ),
    red: { board: 'fish', sites: [['pie-house'], ['moussaka-kitchen']] },
  })
  const power = does(eggplant, realise('eggplant'))
  const sites = [['rose-castle'], ['royal-castle'], ['watch-castle']]
  const castles = { castleIncome: 'choice' }
  const last = table({ options: castles, lap: 4, turn: 'blue', acted: true, red: { sites } })
  const limited = table({ options: { roundLimit: 1 }, lap: 4, turn: 'blue', acted: true })
  const second = table({
    acted: true,
    contracts: ['meat-fish-cheese'],
    realised: { 'meat-fish-cheese': ['blue'] },
    red: { board: 'meat', coins: 2, sites: [['covered-market']] },
  })
  return [
    message('player.you'),
    ...eventsOf(laidOut()),
    ...offers(power).map((command) => power.game.label(power.state, command)),
    ...eventsOf(power),
    ...eventsOf(does(power, choose('craftsman-contract-b'), { type: 'chooseSite', site: 1 })),
    ...eventsOf(does(last, endTurn)),
    ...eventsOf(does(limited, endTurn)),
    ...offers(second).map((command) => second.game.label(second.state, command)),
  ]
}

/** How results came about: by points, by the turn order, and with wood and stone by themselves. */
function accounted(): Message[] {
  const last = { lap: 4, turn: 'blue', acted: true } as const
  const tables = [{ coins: 9 }, {}].map((red) => {
    const options = { roundLimit: 1, resourceScoring: 'coins' in red ? 'perKind' : 'pooled' }
    return does(table({ ...last, options, red }), endTurn)
  })
  return tables.flatMap(({ game, state }) => {
    const { players, options } = game
    const account = finalAccount({ players, options }, game.view(state, 'spectator'))
    if (!account.ok) throw new Error('a table that was played has an account')
    const { ranking, parts } = account.value
    return [ranking, ...parts.flatMap(({ lines }) => lines)].map(({ words }) => words)
  })
}

/** Few games meet these; that they can be said is tried here one by one. */
const RARE: Readonly<Record<string, Message['params']>> = {
  'refusal.gameOver': {},
  'refusal.notYourTurn': {},
  'refusal.noSuchCommand': {},
  'refusal.noSuchPair': {},
  'refusal.noSuchSite': {},
  'refusal.marketEmpty': {},
  'refusal.cannotBuild': {},
  'refusal.nothingPending': {},
  'refusal.castleOnTop': { site: 1 },
  'question.draft-pair': {},
  'event.traded': { who: 'Red', cost: '1 wood', what: '4 coins', why: 'Broker' },
  'line.pay': { line: 'Red sends a worker', cost: '1 wood' },
}

describe('the English catalogue', () => {
  const options = { castleIncome: 'choice', roundLimit: 30 }
  const said = [
    ...spoken({ players: 4, options }, 1),
    ...spoken({ players: 2, options: { ...options, confirmTurnEnd: false } }, 2),
    ...spoken({ players: 3, options: { roundLimit: 30, endTiming: 'finishRound' } }, 3),
  ]
  const check = checkCatalogue(english, [...said, ...seldomSaid(), ...accounted()])

  test('has words for everything that is said, and all their parameters', () => {
    expect(said.length).toBeGreaterThan(10_000)
    expect(check.missingKeys).toEqual([])
    expect(check.missingParameters).toEqual([])
  })

  test('has no words that nobody says', () => {
    const unused = check.unusedKeys.filter((key) => !(key in RARE))
    expect(unused.filter((key) => !key.startsWith('refusal.'))).toEqual([])
    for (const key of unused) {
      const reason = key.replace('refusal.', '')
      expect(refusals.some((args) => args.includes(`'${reason}'`))).toBe(true)
    }
  })

  test('says even what is rarely said without a gap', () => {
    for (const [key, params] of Object.entries(RARE)) {
      expect(say({ key, params })).not.toMatch(/[⟦{}]/)
    }
  })

  test('has a sentence for every reason, and a clause for every refusal', () => {
    const clauses = new Set(parseRulebook(readFileSync(BOOK, 'utf8')).map(({ id }) => id))
    const cited = refusals.flatMap((args) => args.match(/CB-[\d.]+/g) ?? [])
    expect(cited.length).toBeGreaterThan(30)
    for (const clause of cited) expect(clauses).toContain(clause)
    const reasons = refusals.flatMap((args) => args.match(/'[a-z][A-Za-z]+'/g) ?? [])
    for (const reason of reasons.map((quoted) => quoted.slice(1, -1))) {
      if (!['none', 'gain', 'build'].includes(reason)) {
        expect(Object.keys(english)).toContain(`refusal.${reason}`)
      }
    }
  })
})

describe('by its keys', () => {
  const labels = (at: Table): string[] =>
    offers(at).map((command) => at.game.label(at.state, command).key)
  const FISH = { board: 'fish', coins: 9, wood: 2, sites: [['fondue-inn'], ['bakehouse']] } as const
  const coins = (n: number) => message('amount.coin', { n })

  test('a worker, the fee and what came of it are one line', () => {
    const active = ['carter', 'mason', 'tiler']
    const at = does(table({ active, red: { coins: 4 } }), place('mason-a1'))
    expect(linesOf(at)).toMatchObject([
      {
        key: 'line.gain',
        params: {
          line: {
            key: 'event.workerPlaced.fee',
            params: { to: message('player.blue'), what: [coins(1)] },
          },
          what: [message('amount.wood', { n: 1 }), message('amount.stone', { n: 1 })],
        },
      },
    ])
    expect(labels(table({ active, red: { coins: 1 } }))).toEqual([
      'choice.place',
      'choice.place.fee',
      'choice.place.fee',
      'choice.place.fee',
    ])
  })

  test('a build, its price and its gains are one line; what others gain is theirs', () => {
    const market = { 1: ['stable', 'quarry', 'gravel-pit'] }
    const at = builds(table({ market, red: { coins: 3, wood: 1 } }), 'gravel-pit', 2)
    expect(linesOf(at)).toMatchObject([
      { key: 'line.gain', params: { line: { key: 'event.built.paid' }, what: [coins(1)] } },
      { key: 'event.gained', params: { who: message('player.blue') } },
    ])
  })

  test('a contract, what must be paid for it, and its power', () => {
    const at = table({
      acted: true,
      contracts: ['fish-cheese-bread'],
      realised: { 'fish-cheese-bread': ['blue'] },
      red: FISH,
    })
    expect(labels(at)).toEqual(['choice.realise.paid', 'choice.endTurn'])
    expect(linesOf(does(at, realise('fish')))).toMatchObject([
      { key: 'event.feePaid', params: { what: [coins(2)] } },
      { key: 'event.realised' },
      { key: 'event.gained', params: { what: [coins(5)] } },
    ])
  })

  test('why something is refused, and what would be needed', () => {
    const why = (at: Table, command: unknown): string => {
      const decision = at.game.decide(at.state, at.state.active, command, at.chance)
      return decision.ok ? 'accepted' : inKeys(decision.refusal.message)
    }
    const active = ['carter', 'mason', 'carpenter']
    const at = table({
      players: 3,
      acted: true,
      contracts: ['fish-cheese-bread'],
      realised: { 'fish-cheese-bread': ['blue', 'green'] },
      red: { ...FISH, coins: 3 },
    })
    expect(why(at, realise('fish'))).toBe('refusal.tooFewCoins(price 4, coins 3)')
    expect(why(table({ active }), place('mason-b1'))).toBe('refusal.tooFewCoins(price 2, coins 0)')
    expect(why(table({ active, red: { coins: 6 } }), place('carpenter-b1'))).toBe(
      'refusal.effectImpossible(fee 1)',
    )
    const broker = table({
      active: ['carter', 'mason', 'broker'],
      red: { coins: 1, wood: 2, stone: 2 },
    })
    const paying = does(broker, place('broker-a1'), times(2))
    expect(why(paying, { type: 'payWith', wood: 2, stone: 2 })).toBe('refusal.payment(n 2)')
    expect(why(paying, endTurn)).toBe('refusal.otherQuestion(question question.pay-with)')
    expect(why(at, coinsPlace)).toBe('refusal.actedAlready')
  })

  test('the choice of a power, a site and a payment', () => {
    const cake = table({
      acted: true,
      contracts: ['cake-cheese-bread'],
      market: { 1: ['wood-shed', 'toll-house'] },
      red: { board: 'cake', coins: 2, wood: 2, sites: [['creamery'], ['bakehouse']] },
    })
    const power = does(cake, realise('cake'))
    expect(labels(power)).toEqual(['choice.choose', 'choice.choose'])
    const card = does(power, choose('power-cake-a'))
    expect(labels(card)).toContain('choice.chooseBuilding')
    const site = does(card, { type: 'chooseBuilding', building: 'building-1-toll-house' })
    expect(labels(site)).toEqual([
      'choice.chooseSite.covers',
      'choice.chooseSite.covers',
      'choice.chooseSite.bare',
    ])
    const payment = does(site, { type: 'chooseSite', site: 3 })
    expect(labels(payment)).toEqual(['choice.replaceCoins', 'choice.replaceCoins'])
  })

  test('how often, and the end', () => {
    const at = table({ active: ['carter', 'mason', 'broker'], red: { coins: 2, wood: 2 } })
    const often = does(at, place('broker-a1'))
    expect(labels(often)).toEqual(['choice.times', 'choice.times'])
    expect(linesOf(does(often, times(2)))).toMatchObject([{ key: 'event.traded' }])
    const last = { options: { roundLimit: 1 }, lap: 4, turn: 'blue', acted: true } as const
    const over = linesOf(does(table({ ...last, red: { coins: 5 } }), endTurn))
    expect(over.map(({ key }) => key)).toEqual(['event.gameEnded.roundLimit', 'event.scored'])
    expect(linesOf(does(table(), coinsPlace, endTurn)).at(-1)).toMatchObject({
      key: 'event.turnBegan',
      params: { who: message('player.blue') },
    })
  })
})
