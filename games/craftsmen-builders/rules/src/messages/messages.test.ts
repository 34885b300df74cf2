import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Message } from '@guildhall/kernel'
import { checkCatalogue, createTranslator, parseRulebook } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import { choose, coinsPlace, endTurn, place, realise, times } from '../testing/commands.ts'
import { builds, randomGame } from '../testing/play.ts'
import { does, laidOut, offers, type Table, table } from '../testing/table.ts'
import { finalAccount } from './account.ts'
import { english } from './en.ts'

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
    for (const event of after.events) {
      const described = game.describe(after.state, event)
      if (described !== null) yield described
    }
  }
}

const eventsOf = ({ game, state, events }: Table): Message[] =>
  events.flatMap((event) => game.describe(state, event) ?? [])

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

describe('in words', () => {
  const described = (at: Table): string[] => eventsOf(at).map(say)
  const labels = (at: Table): string[] =>
    offers(at).map((command) => say(at.game.label(at.state, command)))
  const FISH = { board: 'fish', coins: 9, wood: 2, sites: [['fondue-inn'], ['bakehouse']] } as const

  test('a worker, the fee and what came of it', () => {
    const active = ['carter', 'mason', 'tiler']
    const at = does(table({ active, red: { coins: 4 } }), place('mason-a1'))
    expect(described(at)).toEqual([
      'Red sends a worker to Mason.',
      'Red pays 1 coin to Blue (Mason).',
      'Red gains 1 wood and 1 stone (Mason).',
    ])
    expect(labels(table({ active, red: { coins: 1 } }))).toEqual([
      'the coins place: gain 3 coins',
      'Mason for 1 coin: gain 1 wood and 1 stone',
      'Mason for 1 coin: gain 1 wood and 1 stone',
      'Tiler for 1 coin: gain 1 wood and 1 stone',
    ])
  })

  test('a build and its gains', () => {
    const market = { 1: ['stable', 'quarry', 'gravel-pit'] }
    const at = builds(table({ market, red: { coins: 3, wood: 1 } }), 'gravel-pit', 2)
    expect(described(at)).toEqual([
      'Red sends a worker to the build place.',
      'Red pays 3 coins and 1 wood (Gravel Pit).',
      'Red builds Gravel Pit on site 2.',
      'Red gains 1 coin (row 1, position 3).',
      'Blue gains 1 coin (row 1, position 3).',
    ])
  })

  test('a contract, what must be paid for it, and its power', () => {
    const at = table({
      acted: true,
      contracts: ['fish-cheese-bread'],
      realised: { 'fish-cheese-bread': ['blue'] },
      red: FISH,
    })
    expect(labels(at)).toEqual([
      'Realise the fish contract (fish, fish, cheese, and bread), paying 2 coins to those before you: gain 5 coins',
      'End the turn',
    ])
    expect(described(does(at, realise('fish')))).toEqual([
      'Red pays 2 coins to Blue (the fish contract (fish, fish, cheese, and bread)).',
      'Red realises the fish contract (fish, fish, cheese, and bread).',
      'Red gains 5 coins (the fish power).',
    ])
  })

  test('why something is refused, and what would be needed', () => {
    const why = (at: Table, command: unknown): string => {
      const decision = at.game.decide(at.state, at.state.active, command, at.chance)
      return decision.ok ? 'accepted' : say(decision.refusal.message)
    }
    const active = ['carter', 'mason', 'carpenter']
    const at = table({
      players: 3,
      acted: true,
      contracts: ['fish-cheese-bread'],
      realised: { 'fish-cheese-bread': ['blue', 'green'] },
      red: { ...FISH, coins: 3 },
    })
    expect(why(at, realise('fish'))).toBe('That takes 4 coins; you have 3.')
    expect(why(table({ active }), place('mason-b1'))).toBe('That takes 2 coins; you have 0.')
    expect(why(table({ active, red: { coins: 6 } }), place('carpenter-b1'))).toBe(
      'After the fee of 1 coin you cannot pay for the effect.',
    )
    const broker = table({
      active: ['carter', 'mason', 'broker'],
      red: { coins: 1, wood: 2, stone: 2 },
    })
    const paying = does(broker, place('broker-a1'), times(2))
    expect(why(paying, { type: 'payWith', wood: 2, stone: 2 })).toBe(
      'Pay exactly 2 resources that you have.',
    )
    expect(why(at, coinsPlace)).toBe('You have taken your main action of this turn.')
  })

  test('the choice of a power, a site and a payment', () => {
    const cake = table({
      acted: true,
      contracts: ['cake-cheese-bread'],
      market: { 1: ['wood-shed', 'toll-house'] },
      red: { board: 'cake', coins: 2, wood: 2, sites: [['creamery'], ['bakehouse']] },
    })
    const power = does(cake, realise('cake'))
    expect(labels(cake)[0]).toContain('build for 3 coins less or gain 3 coins')
    expect(labels(power)).toEqual(['build for 3 coins less', 'gain 3 coins'])
    const card = does(power, choose('power-cake-a'))
    expect(labels(card)).toContain('Build Toll House for 2 coins and 1 wood')
    const site = does(card, { type: 'chooseBuilding', building: 'building-1-toll-house' })
    expect(labels(site)).toEqual(['Site 1, on Creamery', 'Site 2, on Bakehouse', 'Site 3'])
    const payment = does(site, { type: 'chooseSite', site: 3 })
    expect(labels(payment)).toEqual(['Pay 2 coins and 1 wood', 'Pay 1 coin and 2 wood'])
  })

  test('how often, and the end', () => {
    const at = table({ active: ['carter', 'mason', 'broker'], red: { coins: 2, wood: 2 } })
    expect(labels(at)).toContain(
      'Broker for 1 coin: up to 3 times: pay 1 resource of choice, gain 4 coins',
    )
    const often = does(at, place('broker-a1'))
    expect(labels(often)).toEqual(['Once', '2 times'])
    expect(described(does(often, times(2)))).toContain('Red gains 8 coins (Broker).')
    const last = { options: { roundLimit: 1 }, lap: 4, turn: 'blue', acted: true } as const
    expect(described(does(table({ ...last, red: { coins: 5 } }), endTurn))).toEqual([
      'The game is over: the last round is played.',
      'Red scores 1 point for coins.',
    ])
    expect(described(does(table(), coinsPlace, endTurn)).at(-1)).toContain('Blue is to play')
  })
})
