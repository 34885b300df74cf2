/**
 * The balance of Craftsmen & Builders' values, from self-play of the greedy bot. Run by
 * `npm run balance craftsmen-builders [GAMES]`; writes docs/balance/craftsmen-builders.tables.md,
 * which the page docs/balance/craftsmen-builders.md discusses.
 */
import { writeFileSync } from 'node:fs'
import type { SimulatedGame } from '@guildhall/bots'
import {
  type Command,
  craftsmenBuilders,
  type Event,
  type State,
} from '@guildhall/craftsmen-builders'
import components from '../../games/craftsmen-builders/rules/data/components.json' with {
  type: 'json',
}
import { campaign } from './campaign.ts'
import { fixed, percent, summary, Tally, table } from './tally.ts'

type Played = SimulatedGame<State, Command, Event>
type EventOf<T extends Event['type']> = Extract<Event, { type: T }>

/** What is counted over the games of one number of players. */
class Count {
  readonly rounds: number[] = []
  readonly scores: number[] = []
  readonly winners: number[] = []
  readonly margins: number[] = []
  /** Wins by place in the turn order of the first round, and by personal board. */
  readonly wins = new Tally()
  readonly ends = new Tally()
  readonly points = new Tally()
  /** How often a component could be used, and how often it was. */
  readonly inPlay = new Tally()
  readonly uses = new Tally()
  readonly players: number
  games = 0
  /** The columns of the game at hand. All of an offer are active in the next round. */
  #active: readonly string[] = []
  #offer: readonly string[] = []

  constructor(players: number) {
    this.players = players
  }

  add({ log, outcome, state }: Played): void {
    if (log === undefined) return
    this.games += 1
    this.rounds.push(state.round)
    const events = [...log.setup, ...log.steps.flatMap((step) => step.events)]
    const boards = new Map<number, string>()
    for (const event of events) {
      this.#event(event)
      if (event.type === 'pairTaken') boards.set(event.seat, event.board)
    }
    const totals = outcome.seats.map(({ total }) => total).toSorted((a, b) => b - a)
    this.winners.push(totals[0] ?? 0)
    this.margins.push((totals[0] ?? 0) - (totals[1] ?? 0))
    for (const { seat, total, lines, rank } of outcome.seats) {
      this.scores.push(total)
      for (const { label, points } of lines)
        if (label !== 'buildings') this.points.add(label, points)
      if (rank !== 1) continue
      this.wins.add(`place ${(seat - state.first + this.players) % this.players}`)
      this.wins.add(boards.get(seat) ?? '')
      if (seat === state.triggeredBy) this.wins.add('trigger')
    }
  }

  #event(event: Event): void {
    switch (event.type) {
      case 'setUp':
        return this.#setUp(event)
      case 'pairTaken':
        return this.uses.add(event.board)
      case 'columnsLaid':
        this.#active = event.active
        this.#offer = []
        return this.#draw(event.offer)
      case 'offerDrawn':
        return this.#draw(event.craftsmen)
      case 'roundBegan':
        for (const id of this.#active) this.inPlay.add(id)
        return
      case 'recruited':
        return this.uses.add(event.craftsman)
      case 'roundEnded':
        this.#active = this.#offer
        this.#offer = []
        return
      case 'workerPlaced':
        return this.uses.add(event.slot)
      case 'positionFilled':
        return this.inPlay.add(event.building)
      case 'built':
        this.uses.add(event.building)
        this.uses.add(`level ${levelOf(event.building)}`)
        return this.points.add(`level ${levelOf(event.building)}`, pointsOf(event.building))
      case 'realised':
        return this.uses.add(event.contract)
      case 'endTriggered':
        return this.ends.add(event.reason)
      case 'gameEnded':
        return this.ends.add(event.reason)
    }
  }

  #setUp({ market, contracts, pairs }: EventOf<'setUp'>): void {
    for (const id of [...market.flat(), ...contracts]) this.inPlay.add(id)
    for (const [, board] of pairs) this.inPlay.add(board)
  }

  /** An offer is drawn in two parts where the deck runs out between. */
  #draw(craftsmen: readonly string[]): void {
    this.#offer = [...this.#offer, ...craftsmen]
    for (const id of craftsmen) this.inPlay.add(`offered ${id}`)
  }
}

const BUILDINGS = new Map(components.buildings.map((building) => [building.id, building]))
const levelOf = (id: string): number => BUILDINGS.get(id)?.level ?? 0
const pointsOf = (id: string): number => BUILDINGS.get(id)?.points ?? 0

function count(games: number): Map<string, Count> {
  const counts = new Map<string, Count>()
  for (const players of [2, 3, 4]) {
    const created = craftsmenBuilders.create({ players, options: craftsmenBuilders.automatic })
    if (!created.ok) throw new Error(JSON.stringify(created.problems))
    const counted = new Count(players)
    campaign(created.value, 'greedy', games, (played) => counted.add(played))
    counts.set(`${players} players`, counted)
  }
  return counts
}

type Row = readonly [name: string, cell: (count: Count) => string]

/** How often something was taken, of the chances to take it. */
type Share = readonly [name: string, of: (count: Count) => readonly [part: number, whole: number]]
const shown = ([name, of]: Share): Row => [name, (c) => percent(...of(c))]

/** A column for every number of players. */
const byPlayers = (counts: ReadonlyMap<string, Count>, label: string, rows: readonly Row[]) =>
  table(
    [label, ...counts.keys()],
    rows.map(([row, cell]) => [row, ...[...counts.values()].map(cell)]),
  )

const ofGames = (part: number, c: Count): string => `${fixed((100 * part) / c.games)} %`
const spread = (values: readonly number[]): string =>
  `${summary(values).low}–${summary(values).high}`

const length: readonly Row[] = [
  ['games', (c) => String(c.games)],
  ['rounds', (c) => fixed(summary(c.rounds).mean)],
  ['… tenth to ninetieth of a hundred', (c) => spread(c.rounds)],
  ['… shortest to longest', (c) => `${Math.min(...c.rounds)}–${Math.max(...c.rounds)}`],
  [
    '… games of 6 to 12 rounds',
    (c) => ofGames(c.rounds.filter((n) => n >= 6 && n <= 12).length, c),
  ],
  ['ended by castles', (c) => ofGames(c.ends.of('castles'), c)],
  ['ended by contracts', (c) => ofGames(c.ends.of('contracts'), c)],
  ['ended by the round limit', (c) => ofGames(c.ends.of('roundLimit'), c)],
  ['won by who triggered the end', (c) => ofGames(c.wins.of('trigger'), c)],
  ['score', (c) => fixed(summary(c.scores).mean)],
  ['… tenth to ninetieth', (c) => spread(c.scores)],
  ['… of the winner', (c) => fixed(summary(c.winners).mean)],
  ['… ahead of the second', (c) => fixed(summary(c.margins).mean)],
]

const places = ['first', 'second', 'third', 'fourth'].map(
  (place, order): Row => [
    place,
    (c) => (order < c.players ? ofGames(c.wins.of(`place ${order}`), c) : ''),
  ],
)

const boards = components.boards.map(
  ({ id }): Row => [
    id,
    (c) =>
      `${percent(c.uses.of(id), c.inPlay.of(id))}, ${fixed((100 * c.wins.of(id)) / Math.max(1, c.uses.of(id)))} %`,
  ],
)

const POINTS = ['level 1', 'level 2', 'level 3', 'contracts', 'coins', 'resources']
const points = POINTS.map(
  (source): Row => [
    source.startsWith('level') ? `buildings of ${source}` : source,
    (c) => fixed(c.points.of(source) / c.scores.length),
  ],
)

const ordinary = components.craftsmen.filter(({ role }) => role === 'ordinary')
const recruits = ordinary.map(
  ({ id }): Share => [id, (c) => [c.uses.of(id), c.inPlay.of(`offered ${id}`)]],
)

/** Workers on the slots of each line, a round in which the craftsman lies in the active column. */
const workers = ordinary.flatMap(({ id, lines = [] }) =>
  lines.map(
    (line): Row => [
      line.id,
      (c) => {
        const placed = line.slots.reduce((sum, slot) => sum + c.uses.of(slot.id), 0)
        return `${fixed(placed / Math.max(1, c.inPlay.of(id)), 2)} of ${line.slots.length}`
      },
    ],
  ),
)

const permanent = components.craftsmen
  .flatMap(({ places: own = [] }) => own)
  .map(
    ({ id }): Row => [
      id,
      (c) => fixed(c.uses.of(id) / c.players / summary(c.rounds).mean / c.games, 2),
    ],
  )

const levels = [1, 2, 3].map(
  (level): Row => [
    `level ${level}, a player`,
    (c) => fixed(c.uses.of(`level ${level}`) / c.scores.length),
  ],
)
const buildings = components.buildings.map(
  ({ id }): Share => [id, (c) => [c.uses.of(id), c.inPlay.of(id)]],
)

const contractsOf = (kind: string) => components.contracts.filter((card) => card.kind === kind)
const kinds = components.vocabulary.symbols.map(
  (kind): Row => [
    kind,
    (c) =>
      percent(
        contractsOf(kind).reduce((sum, { id }) => sum + c.uses.of(id), 0),
        c.scores.length,
      ),
  ],
)
const contracts = components.contracts.map(
  ({ id }): Share => [id, (c) => [c.uses.of(id), c.inPlay.of(id) * c.players]],
)

/** What counts as never and as always being taken, of a hundred chances to take it. */
const NEVER = 3
const ALWAYS = 97

/** Everything that is taken never or always, with the number of players. */
function extremes(counts: ReadonlyMap<string, Count>): string {
  const found = [...recruits, ...buildings, ...contracts].flatMap(([name, of]) =>
    [...counts.values()].flatMap((c) => {
      const [part, whole] = of(c)
      const share = (100 * part) / whole
      if (whole === 0 || (share >= NEVER && share <= ALWAYS)) return []
      return [`- ${name}: ${fixed(share)} % with ${c.players} players`]
    }),
  )
  return found.length === 0 ? 'Nothing.' : found.join('\n')
}

function pages(counts: ReadonlyMap<string, Count>): string {
  const part = (title: string, label: string, rows: readonly Row[]) =>
    `## ${title}\n\n${byPlayers(counts, label, rows)}`
  return [
    part('Length, ends and scores', 'table', length),
    part('Wins by place in the turn order of the first round', 'place', places),
    part(
      'Personal boards: taken, of the drafts they lie in, and wins of those who took them',
      'board',
      boards,
    ),
    part('Where points come from, a player', 'source', points),
    part('Permanent craftsman: workers a player and round', 'place', permanent),
    part(
      'Ordinary craftsmen: recruited, of the offers they lie in',
      'craftsman',
      recruits.map(shown),
    ),
    part('… and workers on their lines, a round in the active column', 'line', workers),
    part('Buildings of each level', 'level', levels),
    part(
      'Buildings: built, of the games in which they come into the market',
      'building',
      buildings.map(shown),
    ),
    part('Contracts of each kind: realised, of the players', 'kind', kinds),
    part(
      'Contracts: realised, of the players of the games they are in',
      'contract',
      contracts.map(shown),
    ),
    `## Recruited, built or realised never (under ${NEVER} %) or always (over ${ALWAYS} %)\n\n${extremes(counts)}`,
  ].join('\n\n')
}

const games = Number(process.argv[3] ?? 2000)
const head = `# Craftsmen & Builders: tables of the balance\n\nMade by \`npm run balance craftsmen-builders ${games}\`: ${games} games of the greedy bot against itself for each number of players.\n\n`
writeFileSync('docs/balance/craftsmen-builders.tables.md', `${head}${pages(count(games))}\n`)
