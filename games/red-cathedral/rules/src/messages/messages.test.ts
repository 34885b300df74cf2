import { joinLines, type Message, message, type Refusal, seededChance } from '@guildhall/kernel'
import { checkCatalogue, createTranslator, type Text } from '@guildhall/texts'
import { describe, expect, test } from 'vitest'
import type { Command } from '../commands.ts'
import {
  ACTIVATE,
  AGAIN,
  CHOOSE_SECTION,
  CHOOSE_SPACE,
  CHOOSE_WORKSHOP,
  CLAIM,
  DECORATE,
  DELIVER,
  END_TURN,
  LAY_DOWN,
  LAY_UP,
  MOVE_DIE,
  OBTAIN_HERE,
  PASS,
  payCommand,
  REROLL,
  SELL_PRESTIGE,
  STOP,
  takeCommand,
  USE_WORKSHOP,
} from '../commands.ts'
import { builtInComponents } from '../components/built-in.ts'
import { GUILDS } from '../constants.ts'
import { catalogue as english } from '../locales/en.ts'
import {
  CHOOSE_PLAYER,
  CHOOSE_STEP,
  SALVAGE,
  SALVAGE_LOCKED,
} from '../modules/card-words/card-words-commands.ts'
import {
  BUY_PERMIT,
  CHOOSE_SPECIALIST,
  DISMISS,
  HIRE,
  KEEP,
  USE_SPECIALIST,
} from '../modules/contractors/contractors-commands.ts'
import { KEEP_CONTRACT, KEEP_NONE } from '../modules/guilds/archivists/archivists-commands.ts'
import { ACTIVATE_OTHER } from '../modules/guilds/artisans/artisans-commands.ts'
import { pickCommand, useCommand } from '../modules/guilds/brickmakers/brick-makers-commands.ts'
import { MOVE_FOREMAN } from '../modules/guilds/foremen/foremen-commands.ts'
import {
  DELIVER_DIAMOND,
  decorateWithCommand,
} from '../modules/guilds/jewelers/jewelers-commands.ts'
import {
  ADVANCE_SECTION,
  CHOOSE_BLUEPRINT,
} from '../modules/guilds/masterbuilders/master-builders-commands.ts'
import { MARKET_AGAIN } from '../modules/guilds/wholesalers/wholesalers-commands.ts'
import { CLAIM_FOR_IVAN } from '../modules/solitaire/solitaire-commands.ts'
import type { Position } from '../positions/position.ts'
import { accountWords } from '../testing/account.ts'
import { atGuild, PRINTED_GUILDS } from '../testing/guild.ts'
import { againstIvan, rareWordsOfIvan } from '../testing/ivan-words.ts'
import { scored } from '../testing/last-turn.ts'
import { atCard } from '../testing/market.ts'
import { cleverGame, laidOut, type Move, randomGame } from '../testing/play.ts'
import { does, happened, offers, refuses, seen, type Table, table } from '../testing/table.ts'
import {
  activate,
  activateOther,
  again,
  choosePlayer,
  chooseSection,
  chooseWorkshop,
  claim,
  deliver,
  hire,
  keepContract,
  layTile,
  marketAgain,
  moveDie,
  moveForeman,
  obtain,
  reroll,
  sell,
  stop,
  take,
  useAction,
  useReinforcement,
  useSpecialist,
  useWorkshop,
} from '../testing/wishes.ts'
import type { SpaceView } from '../view-types.ts'
import { scoreLabel } from './score-label.ts'
import { sectionIn } from './terms.ts'

const say = createTranslator(english, 'en')

/** Every command that can be read at all, but for the many bundles. */
const EVERY_COMMAND: readonly Command[] = [
  ...MOVE_DIE.flat(),
  ...CLAIM,
  ...CHOOSE_SECTION,
  ...CHOOSE_WORKSHOP,
  LAY_UP,
  LAY_DOWN,
  ...DELIVER.flat(),
  ...DECORATE.flat(),
  OBTAIN_HERE,
  ...builtInComponents().influenceCards.flatMap(({ actions }) =>
    actions.map(({ id }): Command => ({ type: 'useAction', action: id })),
  ),
  ...USE_WORKSHOP,
  ...ACTIVATE,
  ...CHOOSE_SPACE,
  ...[0x1, 0x10, 0x101, 0x1000, 0x44].flatMap((bundle) => [
    takeCommand(bundle),
    payCommand(bundle),
  ]),
  AGAIN,
  STOP,
  ...SELL_PRESTIGE.slice(1),
  ...REROLL,
  PASS,
  END_TURN,
  ...HIRE,
  ...CHOOSE_SPECIALIST,
  KEEP,
  DISMISS,
  USE_SPECIALIST,
  BUY_PERMIT,
  ...CLAIM_FOR_IVAN,
  ...CHOOSE_STEP,
  ...CHOOSE_PLAYER,
  ...SALVAGE,
  ...SALVAGE_LOCKED,
  ...DELIVER_DIAMOND.flat(),
  decorateWithCommand(0, 0, 0x1000000),
  decorateWithCommand(0, 5, 0x2000001),
  ...ACTIVATE_OTHER.flat(),
  ...MOVE_FOREMAN,
  ...builtInComponents().reinforcements.flatMap(({ id }) => [pickCommand(id), useCommand(id)]),
  ...KEEP_CONTRACT.flatMap((commands) => [...commands.slice(0, 2), ...commands.slice(-1)]),
  KEEP_NONE,
  ...CHOOSE_BLUEPRINT,
  ...ADVANCE_SECTION,
  ...MARKET_AGAIN,
]

/** Messages of every kind met so far: one of each make of keys. */
class Said {
  readonly #messages = new Map<string, Message>()
  readonly gaps = new Set<string>()

  add(added: Message | null): void {
    if (added === null) return
    const make = keysIn(added)
    if (this.#messages.has(make)) return
    this.#messages.set(make, added)
    const words = say(added)
    if (/[⟦⟧{}]|undefined|NaN|\[object/.test(words)) this.gaps.add(`${added.key}: ${words}`)
  }

  get messages(): Message[] {
    return [...this.#messages.values()]
  }
}

const keysIn = ({ key, params }: Message): string => {
  const inner = Object.values(params).flatMap((value) => {
    if (typeof value !== 'object') return []
    return 'key' in value ? [keysIn(value)] : value.map(keysIn)
  })
  return `${key}(${Object.keys(params)};${inner})`
}

/** What can be said about a decision: the choices before it, a few refusals, and what followed. */
function* wordsOf({ before, after }: Move, wishes: readonly Command[]): Generator<Message | null> {
  const { game, state } = before
  for (const command of offers(before)) yield game.label(state, command)
  for (const wish of wishes) {
    const decision = game.decide(state, game.actor(state)?.seat ?? 0, wish, before.chance)
    if (!decision.ok) yield decision.refusal.message
  }
  const now = game.copy(state)
  for (const event of after.events) {
    game.evolve(now, event)
    const seen = game.viewEvent(event, 'spectator')
    yield seen && game.describe(now, seen)
  }
}

/** What happened, event by event. */
const describedIn = ({ after: { game, state, events } }: Move): Message[] =>
  events.flatMap((event) => game.describe(state, event) ?? [])

/** Goods and effects of an owner's own that the built-in cards do not have. */
const OWN_COMPONENTS = {
  influenceCards: [
    {
      id: 'inf-clergy-1',
      actions: [
        {
          id: 'inf-clergy-1a',
          limit: 'once',
          steps: [
            { gain: [{ of: ['wood', 'diamond'], n: 2 }] },
            { gain: [{ of: 'diamond', n: 1 }] },
            { activate: { owner: 'self', picks: 2, tiles: 'free' } },
          ],
        },
        {
          id: 'inf-clergy-1b',
          limit: 'once',
          steps: [
            { pay: [{ of: 'recognition', n: 1 }] },
            { obtain: { space: 'any', times: 'perDie' } },
            { obtain: { space: { die: 'black' }, times: 'once' } },
          ],
        },
      ],
    },
  ],
}

const TABLES: readonly Position[] = [
  { players: 2 },
  { players: 3, options: { preset: 'publisher', singleDeliveryMayDecorate: false } },
  { players: 4, options: { boardSide: 'advanced', ornamentsUnlockFaceDown: false } },
  { players: 2, options: { boardSide: 'advanced', laterSixthBonus: true } },
  { players: 3, options: { plans: 'all' }, components: OWN_COMPONENTS },
  { players: 2, options: { contractors: true } },
  { players: 4, options: { contractors: true, fourthGuild: 'guild-lawyers' } },
  { players: 2, options: { fourthGuild: 'guild-jewelers', diamondsAsChoice: true } },
  { players: 2, options: { fourthGuild: 'guild-brickmakers' } },
  {
    players: 3,
    options: {
      contractors: true,
      fourthGuild: 'guild-managers',
      blackDieTile: 'specialist',
      displacedSpecialistKeepsTool: false,
    },
  },
  { players: 2, options: { fourthGuild: 'guild-archivists' } },
  { players: 3, options: { fourthGuild: 'guild-masterbuilders' } },
]

const SOLO_TABLES: readonly Position[] = [
  { players: 1 },
  { players: 1, options: { contractors: true, ivanLevel: 'apprentice', ivanStart: 'leftmost' } },
  { players: 1, options: { ivanLevel: 'master', ivanStart: 'chosen' } },
]

const said = new Said()

describe('every word is there', () => {
  test.each(
    [...TABLES, ...SOLO_TABLES].map((position, i) => [
      i,
      JSON.stringify(position).slice(0, 60),
      position,
    ]),
  )('in 20 random games and 5 clever ones, table %d: %s', (index, _words, position) => {
    const wishes = seededChance(`wishes ${index}`)
    const some = (): Command[] =>
      Array.from({ length: 12 }, () => EVERY_COMMAND[wishes.int(EVERY_COMMAND.length)] ?? PASS)
    const short = { ...position, options: { roundLimit: 10, ...position.options } }
    for (let seed = 0; seed < 25; seed++) {
      const game = seed < 20 ? randomGame(short, seed) : cleverGame(position, seed)
      const log: Message[] = []
      for (const move of game) {
        log.push(...describedIn(move))
        for (const words of wordsOf(move, some())) said.add(words)
        const outcome = move.after.game.outcome(move.after.state)
        for (const { lines } of outcome?.seats ?? []) {
          for (const { label } of lines) said.add(scoreLabel(label))
        }
      }
      for (const line of joinLines(laidOut(position, seed).game, log)) said.add(line)
    }
    expect([...said.gaps]).toEqual([])
  })

  test('at every question every command can be labelled, and is refused in words', () => {
    const tables = [
      ...everyQuestion(),
      ...atTheLimit(),
      ...inTheDuchy(),
      ...inTheGuilds(),
      ...againstIvan(),
    ]
    for (const { game, state, chance } of tables) {
      for (const command of EVERY_COMMAND) {
        said.add(game.label(state, command))
        const decision = game.decide(state, game.actor(state)?.seat ?? 0, command, chance)
        if (!decision.ok) said.add(decision.refusal.message)
      }
    }
    expect([...said.gaps]).toEqual([])
  })

  test('what is rare is said too', () => {
    for (const words of rareWords()) said.add(words)
    for (const words of accountWords()) said.add(words)
    expect([...said.gaps]).toEqual([])
  })

  test('no key and no parameter is missing, and no word is never used', async () => {
    const added = GUILDS.filter((guild) => !PRINTED_GUILDS.includes(guild))
    const saidElsewhere = await Promise.all(added.map(keysOf))
    const here = Object.entries<Text>(english).filter(
      ([key]) => !saidElsewhere.flat().includes(key),
    )
    expect(checkCatalogue(Object.fromEntries(here), said.messages)).toEqual({
      missingKeys: [],
      missingParameters: [],
      unusedKeys: [],
    })
  })
})

/** The keys of the texts of a guild. */
const keysOf = async (guild: string): Promise<string[]> =>
  Object.keys((await import(`../modules/guilds/${guild.slice(6)}/locales/en.ts`)).catalogue)

const over = (): Table => {
  const last = table({ active: 'green', options: { roundLimit: 1 } })
  return does(last, moveDie('blue'), stop)
}

/** A table at each of the questions, and one at which the game is over. */
function* everyQuestion(): Generator<Table> {
  const red = {
    position: 20,
    rubles: 3,
    goods: { wood: 2, brick: 2, green: 1 },
    workshop: { green: 'ws-ruble-1', yellow: { down: 'ws-wood-1' }, 'white-a': 'ws-alms-1' },
  } as const
  const sections = { 0: { owner: 'red' }, 3: { owner: 'red' }, 7: { owner: 'red' } } as const
  const position: Position = { sections, red }
  const start = table(position)
  const claimed = does(start, claim('inventory'))
  yield* [start, claimed, does(claimed, chooseSection(1))]
  const laying = does(claimed, chooseSection(1), chooseWorkshop('red'))
  yield* [laying, does(laying, layTile('down')), does(start, deliver(0, 'wood'))]
  yield* [atCard('inf-clergy-2', position), does(atCard('inf-clergy-2', position), obtain)]
  for (const action of [
    'inf-clergy-1b',
    'inf-craftsmen-1b',
    'inf-craftsmen-2b',
    'inf-merchants-1b',
  ]) {
    yield does(atCard(action.slice(0, -1), position), useAction(action))
  }
  yield over()
}

/** Tables at which something is not allowed any more, or not at all. */
function* atTheLimit(): Generator<Table> {
  const done = { owner: 'blue', finished: true } as const
  const goods = { wood: 1, stone: 1, green: 1 }
  const advanced = table({
    options: { boardSide: 'advanced' },
    sections: { 0: done },
    red: { goods },
  })
  yield* [advanced, does(advanced, claim('inventory'), chooseSection(3))]
  const once = table({ options: { exchangeOneMoment: true }, red: { position: 20 } })
  yield* [does(once, sell(1)), does(once, reroll(seen(once).market.findIndex(hasDice)))]
  const crowded = { red: [0, 1], blue: [0, 2], green: [0, 3], white: [6, 2] } as const
  yield table({ dice: crowded, red: { rubles: 9 } })
  const full = atCard('inf-clergy-2', { red: { goods: { brick: 6 } } })
  yield* [full, does(full, useAction('inf-clergy-2b'))]
  const sections = { 0: { ...done, ornament: 'green' }, 1: done, 2: done, 3: done } as const
  for (const singleDeliveryMayDecorate of [true, false]) {
    const site: Position = {
      options: { singleDeliveryMayDecorate },
      sections: { ...sections, 4: { owner: 'red' }, 7: { ...done, owner: 'red', ornament: 'red' } },
      red: { goods },
    }
    yield* [table(site), does(atCard('inf-teamsters-2', site), useAction('inf-teamsters-2a'))]
  }
  const owners = ['red', 'blue', 'green'] as const
  const claimed = Array.from({ length: 18 }, (_, i) => [i, { owner: owners[i % 3] ?? 'red' }])
  yield table({ sections: Object.fromEntries(claimed) })
}

/** Tables with the Contractors at the questions that only they ask. */
function* inTheDuchy(): Generator<Table> {
  const options = { contractors: true }
  const red = { position: 20, rubles: 3, goods: { wood: 2 }, permits: 6 }
  const sections = { 0: { owner: 'red' } } as const
  for (const specialist of ['sp-08', 'sp-10', 'sp-13']) {
    const at = table({ options, sections, red: { ...red, specialist } })
    yield does(at, moveDie('black'), useSpecialist)
  }
  yield does(table({ options, specialists: { s1: null }, red }), hire('city-moscow'))
  yield table({ options, red: { ...red, contractors: { 'city-moscow': 6 } } })
}

/** Tables at the questions that only a guild asks, and after their answers. */
function* inTheGuilds(): Generator<Table> {
  yield* withArtisans()
  yield* withContractorsGuild()
  yield* withForemen()
  yield* withBrickMakers()
  yield* withArchivists()
  yield* withMasterBuilders()
  yield* withWholesalers()
}

function* withBrickMakers(): Generator<Table> {
  const at = atGuild('guild-brickmakers-1', {
    red: { goods: { brick: 4 }, reinforcements: ['rf-01', 'rf-02', 'rf-08'] },
  })
  yield laidOut({ options: { fourthGuild: 'guild-brickmakers' } }, 1)
  yield* [does(at, useReinforcement('rf-01')), does(at, useAction('guild-brickmakers-1a'))]
}

function* withArtisans(): Generator<Table> {
  const workshop = { green: 'ws-gold-1', yellow: 'ws-alms-1' } as const
  const at = (card: number) =>
    atGuild(`guild-artisans-${card}`, {
      sections: {
        0: { owner: 'red' },
        1: { owner: 'red' },
        3: { owner: 'blue' },
        4: { owner: 'blue' },
      },
      red: { rubles: 3, workshop },
      blue: { workshop: { yellow: 'ws-chapel-1', green: 'ws-wood-1' } },
    })
  const lending = does(at(1), useAction('guild-artisans-1b'))
  yield* [at(1), lending, does(lending, activateOther(1, 'yellow', 'blue'))]
  yield does(at(2), useAction('guild-artisans-2b'), activate('yellow'))
  yield does(at(3), useAction('guild-artisans-3b'), activate('yellow'))
}

function* withForemen(): Generator<Table> {
  const sections = {
    0: { owner: 'red', lacks: { brick: 1 } },
    3: { owner: 'red' },
    4: { owner: 'blue' },
  } as const
  const at = (card: number) => atGuild(`guild-foremen-${card}`, { sections })
  for (const action of ['1b', '2a', '2b']) {
    const moving = does(at(Number(action[0])), useAction(`guild-foremen-${action}`))
    yield* [at(Number(action[0])), moving, does(moving, moveForeman(1))]
  }
  const options = { fourthGuild: 'guild-foremen' }
  yield laidOut({ options }, 1)
  yield does(table({ options, sections, red: { goods: { brick: 1 } } }), deliver(0, 'brick'))
}

function* withWholesalers(): Generator<Table> {
  const at = (card: number) =>
    atGuild(`guild-wholesalers-${card}`, {
      sections: { 0: { owner: 'red' }, 1: { owner: 'red' } },
      red: { rubles: 5, workshop: { blue: 'ws-alms-1' } },
    })
  for (const card of [1, 2, 3]) {
    const asked = does(at(card), useAction(`guild-wholesalers-${card}b`))
    yield* [at(card), asked, does(asked, marketAgain('workshop'))]
  }
}

function* withContractorsGuild(): Generator<Table> {
  const contractors = { 'city-moscow': 1 } as const
  const at = (card: number) =>
    atGuild(`guild-contractors-${card}`, {
      options: { contractors: true },
      red: { contractors },
      blue: { contractors },
    })
  const choosing = does(at(3), useAction('guild-contractors-3b'))
  yield* [at(1), at(2), choosing, does(choosing, choosePlayer(1))]
}

function* withArchivists(): Generator<Table> {
  const draw = useAction('guild-archivists-1a')
  const few = does(atGuild('guild-archivists-1', { red: { contracts: ['con-01'] } }), draw)
  const three = ['con-01', 'con-02', 'con-03'] as const
  const full = does(atGuild('guild-archivists-1', { red: { contracts: three } }), draw)
  yield* [few, full, does(full, keepContract(null))]
  for (const command of offers(full).slice(0, 2)) yield does(full, command)
  const options = { fourthGuild: 'guild-archivists' }
  yield scored({ options, red: { rubles: 4, contracts: ['con-02', 'con-08'] } })
}

function* withMasterBuilders(): Generator<Table> {
  const sections = { 0: { owner: 'red' }, 3: { owner: 'red' }, 7: { owner: 'blue' } } as const
  const at = (card: number, components?: unknown) =>
    atGuild(`guild-masterbuilders-${card}`, {
      sections: { ...sections, 11: { owner: 'red', finished: true } },
      red: { position: 9, rubles: 9 },
      components,
    })
  yield* ['1b', '2b', '3a'].map((action) =>
    does(at(Number(action[0])), useAction(`guild-masterbuilders-${action}`)),
  )
  let drawn = does(at(2), useAction('guild-masterbuilders-2a'))
  if (offers(drawn, 'chooseBlueprint').length === 0) drawn = does(drawn, offers(drawn)[0] ?? stop)
  yield drawn
  yield at(1, OWN_ADVANCES)
}

/** Advances that no built-in card pays. */
const OWN_ADVANCES = {
  guildCards: [
    {
      id: 'guild-masterbuilders-1',
      actions: [
        { of: 'ruble', share: 'halfDown' },
        { of: 'recognition', share: 'full' },
      ].map((advance, i) => ({
        id: `guild-masterbuilders-1${'ab'[i]}`,
        limit: 'once',
        steps: [{ pay: [{ of: 'ruble', n: 1 }] }, { advance }],
      })),
    },
  ],
}

/** A guild's card in the words that no built-in card in play uses yet. */
const OWN_GUILD = {
  guildCards: [
    {
      id: 'guild-managers-1',
      actions: [
        { id: 'guild-managers-1a', limit: 'once', steps: [{ influence: { cards: 'others' } }] },
        { id: 'guild-managers-1b', limit: 'once', steps: [{ useSpecialist: true }] },
      ],
    },
  ],
}

/** What is said of such a card, and while one of its actions is carried out. */
function* ownGuildWords(): Generator<Message | null> {
  const at = atCard('guild-managers-1', {
    options: { contractors: true, fourthGuild: 'guild-managers' },
    components: OWN_GUILD,
    red: { rubles: 3 },
  })
  yield at.game.label(at.state, useAction('guild-managers-1b'))
  const borrowing = does(at, useAction('guild-managers-1a'))
  yield refuses(borrowing, useAction('guild-managers-1b')).message
}

const hasDice = ({ dice }: SpaceView): boolean => dice.length > 0

/** What random games hardly ever come to. */
function* rareWords(): Generator<Message | null> {
  yield message('player.you')
  const { game, state, events } = laidOut({}, 1)
  for (const event of events) yield game.describe(state, event)
  const duchy = laidOut({ options: { contractors: true } }, 1)
  for (const event of duchy.events) yield duchy.game.describe(duchy.state, event)
  const laidAside = { type: 'specialistLaidAside', seat: 0, specialist: 'sp-01' } as const
  yield duchy.game.describe(duchy.state, { ...laidAside, tool: true })
  yield duchy.game.describe(duchy.state, { ...laidAside, tool: false })
  for (const fourthGuild of ['guild-archivists', 'guild-masterbuilders']) {
    const laid = laidOut({ options: { fourthGuild } }, 1)
    for (const event of laid.events) yield laid.game.describe(laid.state, event)
  }
  yield* ownGuildWords()
  for (const at of inTheGuilds()) {
    for (const card of seen(at).influenceCards) {
      yield at.game.label(at.state, useAction(`${card}a`))
      yield at.game.label(at.state, useAction(`${card}b`))
    }
    for (const command of offers(at)) yield at.game.label(at.state, command)
    for (const event of at.events) yield at.game.describe(at.state, event)
  }
  yield* rareWordsOfIvan()
  yield game.describe(state, { type: 'blueprintsShuffled', cards: 16 })
  yield game.describe(state, { type: 'passed', seat: 0 })
  yield game.describe(state, { type: 'endTriggered', seat: 1, prestige: 3 })
  yield game.describe(state, { type: 'bonusGained', seat: 0, prestige: 3 })
  yield game.describe(state, { type: 'gameEnded', reason: 'sixthSection' })
  const refused = (at: Table, wish: unknown, seat?: number): Message =>
    (refuses(at, wish, seat) satisfies Refusal).message
  yield refused(over(), stop, 0)
  yield refused(table(), stop, 2)
  yield refused(table(), { type: 'fly' })
}

describe('how it is said', () => {
  /** The lines of the log, by their keys. */
  const lines = ({ game, state, events }: Table): Message[] =>
    joinLines(
      game,
      events.flatMap((event) => game.describe(state, event) ?? []),
    )
  const red = message('player.red')

  test('what a space offers and what is taken of it are one line', () => {
    const at = does(
      table({
        resourceTiles: { 0: 'rt-green' },
        dice: { blue: [7, 1], red: [0, 1], green: [1, 1] },
        red: { rubles: 1 },
      }),
      moveDie('blue'),
      obtain,
      take({ green: 2 }),
      useAction('inf-craftsmen-1a'),
      take({}),
    )
    expect(lines(at)).toMatchObject([
      { key: 'event.dieMoved', params: { from: 8, to: 1 } },
      {
        key: 'event.obtained.dice',
        params: { who: red, each: 1, what: [message('amount.green', { n: 2 })] },
      },
      { key: 'event.actionUsed', params: { who: red } },
    ])
  })

  test('what is left behind is not in the sum', () => {
    const at = does(
      table({
        resourceTiles: { 0: 'rt-green' },
        dice: { blue: [7, 1], red: [0, 1], green: [1, 1] },
      }),
      moveDie('blue'),
      obtain,
      take({ green: 1 }),
    )
    expect(lines(at).at(-1)).toMatchObject({ key: 'event.obtained.one' })
  })

  test('what one die gives names the space', () => {
    const at = does(
      table({ resourceTiles: { 0: 'rt-green' }, dice: { blue: [7, 1] } }),
      moveDie('blue'),
      obtain,
      take({ green: 1 }),
    )
    expect(lines(at).at(-1)).toMatchObject({ key: 'event.obtained.one', params: { space: 1 } })
  })

  test('a claim and its banner are one line, the tile and its gain another', () => {
    const at = does(
      table({ tiles: { 3: 'ws-gold-1' }, red: { position: 9, rubles: 1 } }),
      claim('inventory'),
      chooseSection(3),
      chooseWorkshop('green'),
      layTile('up'),
      take({ gold: 1 }),
    )
    expect(lines(at)).toMatchObject([
      {
        key: 'event.claimed.banner',
        params: { who: red, section: { key: 'section.base' }, from: { key: 'banner.inventory' } },
      },
      {
        key: 'line.gain',
        params: { line: { key: 'event.tilePlaced.up' }, what: [message('amount.gold', { n: 1 })] },
      },
    ])
  })

  test('a workshop and what it gives are one line', () => {
    const at = does(
      atCard('inf-clergy-1', {
        sections: { 0: { owner: 'red' } },
        red: { workshop: { blue: 'ws-alms-1' } },
      }),
      useWorkshop('blue'),
    )
    expect(lines(at).at(-1)).toMatchObject({ key: 'event.tileActivated.gained' })
  })

  test('what is paid and what it buys are one line', () => {
    const at = does(
      atCard('inf-merchants-1', { red: { goods: { brick: 4 } } }),
      useAction('inf-merchants-1a'),
      take({ green: 1 }),
      again,
      take({ green: 1 }),
    )
    expect(lines(at).map(({ key }) => key)).toEqual(['line.trade', 'event.traded'])
  })

  test('a reroll and the dice are one line', () => {
    const at = does(table({ red: { position: 9 } }), reroll(0))
    expect(lines(at).at(-1)).toMatchObject({
      key: 'event.diceRolled.again',
      params: { line: { key: 'event.rerollBought' } },
    })
  })

  test('deliveries to one section are one line; a completion, a penalty and an ornament their own', () => {
    const at = does(
      table({
        sections: { 0: { owner: 'blue' }, 1: { owner: 'red', lacks: { gold: 1, brick: 1 } } },
        red: { position: 2, goods: { brick: 1, gold: 1, stone: 1, green: 1 } },
      }),
      deliver(1, 'brick'),
      deliver(1, 'gold'),
    )
    expect(lines(at)).toMatchObject([
      {
        key: 'event.delivered',
        params: {
          section: { key: 'section.middle' },
          what: [message('amount.brick', { n: 1 }), message('amount.gold', { n: 1 })],
        },
      },
      { key: 'event.completed' },
      { key: 'event.penalised', params: { who: { key: 'player.blue' } } },
    ])
  })

  test('a middle is named by its level where a tower has several', () => {
    expect([1, 2, 3].map((level) => sectionIn(2, level, 3).key)).toEqual([
      'section.base',
      'section.middle',
      'section.dome',
    ])
    expect(sectionIn(1, 2, 4)).toEqual(message('section.level', { tower: 1, level: 2 }))
    expect(sectionIn(1, 2, 2).key).toBe('section.dome')
  })

  test.each([
    ['inf-craftsmen-2b', 'effect.paid'],
    ['inf-craftsmen-3b', 'effect.paidRepeat'],
    ['inf-teamsters-3b', 'effect.paid'],
    ['inf-craftsmen-1a', 'effect.free'],
  ])('%s is labelled with what it does', (action, key) => {
    const { game, state } = table()
    expect(game.label(state, { type: 'useAction', action }).params['effect']).toMatchObject({ key })
  })

  test('a refusal says why, with numbers', () => {
    const start = table({ red: { rubles: 0 } })
    const why = (at: Table, wish: unknown) => refuses(at, wish).message
    expect(why(start, moveDie('red', 1))).toEqual(
      message('refusal.tooFewRubles', { price: 1, rubles: 0 }),
    )
    expect(why(start, deliver(0, 'green')).key).toBe('refusal.notYourSection')
    const site = table({ sections: { 0: { owner: 'red' } } })
    expect(why(site, deliver(0, 'green')).key).toBe('refusal.noMaterial')
    expect(why(start, claim('white-a')).key).toBe('refusal.noBannerThere')
    const question = (asked: string) =>
      message('refusal.otherQuestion', { question: message(`question.${asked}`) })
    expect(why(does(start, claim('spare')), moveDie('red'))).toEqual(question('claim-section'))
    expect(why(atCard('inf-clergy-1'), activate('red'))).toEqual(question('market-next'))
  })

  test('a line of the final account', () => {
    expect(['track', 'goods', 'tower-3'].map((label) => scoreLabel(label).key)).toEqual([
      'score.track',
      'score.goods',
      'score.tower',
    ])
    const nothing = happened(over(), 'scored').find(({ points }) => points === 0)
    expect(nothing && over().game.describe(over().state, nothing)).toBeNull()
  })
})
