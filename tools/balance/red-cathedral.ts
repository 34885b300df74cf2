/**
 * The balance of The Red Cathedral's values, from self-play of the greedy bot. Run by
 * `npm run balance red-cathedral [GAMES]`; writes docs/balance/red-cathedral.tables.md, which the
 * page docs/balance/red-cathedral.md discusses.
 */
import { writeFileSync } from 'node:fs'
import type { SimulatedGame } from '@guildhall/bots'
import { type Command, type Event, redCathedral, type State } from '@guildhall/red-cathedral'
import components from '../../games/red-cathedral/rules/data/components.json' with { type: 'json' }
import { campaign } from './campaign.ts'
import { fixed, percent, summary, Tally, table } from './tally.ts'

type Played = SimulatedGame<State, Command, Event>
type Seat = number

/** What is counted over the games of one kind of table. */
class Count {
  readonly turns: number[] = []
  readonly scores: number[] = []
  /** Wins by place in the turn order, ties shared. */
  readonly wins = new Tally()
  readonly ends = new Tally()
  readonly mainActions = new Tally()
  readonly inPlay = new Tally()
  readonly uses = new Tally()
  readonly points = new Tally()
  games = 0

  add(players: number, { log, outcome, turns, state }: Played): void {
    if (log === undefined) return
    this.games += 1
    this.turns.push(turns / players)
    const best = outcome.seats.filter(({ rank }) => rank === 1)
    for (const { seat, total, lines } of outcome.seats) {
      this.scores.push(total)
      for (const { label, points } of lines) {
        if (label !== 'track') this.points.add(label.replace(/-\d+$/, 's'), points)
      }
      const order = (seat - state.first + players) % players
      if (best.some((winner) => winner.seat === seat)) this.wins.add(String(order), 1 / best.length)
    }
    let last: Seat = -1
    for (const event of [...log.setup, ...log.steps.flatMap(({ events }) => events)]) {
      this.#event(event, last)
      if (event.type === 'turnBegan') last = event.seat
    }
    this.#mainActions(log.steps)
    for (const card of log.setup.flatMap((e) => (e.type === 'setUp' ? e.cards : [])))
      this.inPlay.add(card)
    for (const [section, owner] of state.owners.entries()) {
      const card = cardAt(log.setup, section)
      if (owner >= 0) this.uses.add(`claim ${card}`)
      if (state.finished[section] === true) this.uses.add(`finish ${card}`)
    }
  }

  /** The main action of a turn is the first command that is one. */
  #mainActions(
    steps: readonly { readonly command: Command; readonly events: readonly Event[] }[],
  ): void {
    let taken = false
    for (const { command, events } of steps) {
      const main = MAIN[command.type]
      if (!taken && main !== undefined) this.mainActions.add(main)
      taken ||= main !== undefined
      if (events.some(({ type }) => type === 'turnBegan')) taken = false
    }
  }

  #event(event: Event, _last: Seat): void {
    switch (event.type) {
      case 'setUp':
        for (const id of [...event.influenceCards, ...event.tiles, event.plan]) this.inPlay.add(id)
        return
      case 'gameEnded':
        return this.ends.add(event.reason)
      case 'actionUsed':
        return this.uses.add(event.action)
      case 'tileActivated':
        return this.uses.add(`activate ${event.tile}`)
      case 'tilePlaced':
        return this.uses.add(`${event.face} ${event.tile}`)
      case 'completed':
        return this.points.add('sections (RP)', event.recognition)
      case 'penalised':
        return this.points.add('penalties (RP)', -event.recognition)
      case 'decorated':
        this.uses.add(`${event.ornament} ${event.jewels}`)
        return this.points.add('jewels (PP)', event.prestige)
      case 'endTriggered':
        return this.points.add('sixth section (PP)', event.prestige)
      case 'prestigeSold':
        this.uses.add('sell', event.n)
        return this.points.add('sold (PP)', -event.n)
      case 'rerollBought':
        return this.uses.add('reroll')
      case 'gained': {
        const kind = event.source.split('-')[0] ?? ''
        this.points.add(`${SOURCES[kind] ?? kind} (RP)`, event.recognition ?? 0)
        return this.points.add(`${SOURCES[kind] ?? kind} (PP)`, event.prestige ?? 0)
      }
    }
  }
}

const MAIN: Partial<Record<Command['type'], string>> = {
  moveDie: 'acquire',
  claim: 'claim',
  deliver: 'build',
  decorate: 'build',
}
const SOURCES: Readonly<Record<string, string>> = { rt: 'market', ws: 'workshop', inf: 'influence' }

const cardAt = (setup: readonly Event[], section: number): string =>
  setup.flatMap((event) => (event.type === 'setUp' ? event.cards : []))[section] ?? ''

const KINDS = [2, 3, 4].flatMap((players) =>
  ['basic', 'advanced'].map((boardSide) => ({ players, boardSide })),
)
const name = ({ players, boardSide }: (typeof KINDS)[number]) => `${players} ${boardSide}`

function count(games: number): Map<string, Count> {
  const counts = new Map<string, Count>()
  for (const kind of KINDS) {
    const { players, boardSide } = kind
    const opened = redCathedral.open({ players, options: { ...redCathedral.automatic, boardSide } })
    if (!opened.ok) throw new Error(JSON.stringify(opened.problems))
    const counted = new Count()
    campaign(opened.value, 'greedy', games, (played) => counted.add(players, played))
    counts.set(name(kind), counted)
  }
  return counts
}

/** A column for every kind of table. */
function byKind(
  counts: ReadonlyMap<string, Count>,
  label: string,
  rows: readonly (readonly [string, (count: Count) => string])[],
): string {
  const columns = [...counts.keys()]
  return table(
    [label, ...columns],
    rows.map(([row, cell]) => [row, ...[...counts.values()].map(cell)]),
  )
}

const actions = components.influenceCards.flatMap((card) =>
  card.actions.map(({ id }) => ({ id, card: card.id })),
)

function pages(counts: ReadonlyMap<string, Count>): string {
  const any = [...counts.values()]
  const pointNames = [...new Set(any.flatMap((c) => c.points.names))].filter((n) =>
    any.some((c) => c.points.of(n) !== 0),
  )
  return [
    '## Length and scores',
    byKind(counts, 'table', [
      ['games', (c) => String(c.games)],
      ['turns a player', (c) => fixed(summary(c.turns).mean)],
      [
        '… tenth to ninetieth of a hundred',
        (c) => `${fixed(summary(c.turns).low, 0)}–${fixed(summary(c.turns).high, 0)}`,
      ],
      ['ended by the round limit', (c) => percent(c.ends.of('roundLimit'), c.games)],
      ['score', (c) => fixed(summary(c.scores).mean)],
      ['… tenth to ninetieth', (c) => `${summary(c.scores).low}–${summary(c.scores).high}`],
    ]),
    '## Wins by place in the turn order',
    byKind(
      counts,
      'place',
      ['first', 'second', 'third', 'fourth'].map((place, order) => [
        place,
        (c) =>
          c.wins.of(String(order)) === 0
            ? ''
            : `${fixed((100 * c.wins.of(String(order))) / c.games)} %`,
      ]),
    ),
    '## Main and free actions a game and player',
    byKind(counts, 'action', [
      ...['acquire', 'claim', 'build'].map(
        (main) =>
          [main, (c: Count) => percent(c.mainActions.of(main), c.mainActions.total)] as const,
      ),
      [
        'prestige sold',
        (c) => fixed((c.uses.of('sell') * c.turns.length) / c.scores.length / c.games),
      ],
      [
        're-rolls',
        (c) => fixed((c.uses.of('reroll') * c.turns.length) / c.scores.length / c.games),
      ],
    ]),
    '## Where points come from, a player',
    'Sections, penalties, market and influence in recognition (four to one steps a prestige point), the rest in prestige.',
    byKind(
      counts,
      'source',
      pointNames.map((point) => [point, (c) => fixed(c.points.of(point) / c.scores.length)]),
    ),
    '## Influence actions, uses a game in which the card lies in the market',
    byKind(
      counts,
      'action',
      actions.map(({ id, card }) => [
        id,
        (c) => fixed(c.uses.of(id) / Math.max(1, c.inPlay.of(card))),
      ]),
    ),
    '## Workshop tiles: laid face up (of those taken), and activations a game in which they are laid so',
    byKind(
      counts,
      'tile',
      components.workshopTiles.map(({ id }) => [
        id,
        (c) => {
          const up = c.uses.of(`up ${id}`)
          return `${percent(up, up + c.uses.of(`down ${id}`))}, ${fixed(c.uses.of(`activate ${id}`) / Math.max(1, up))}`
        },
      ]),
    ),
    '## Sections: claimed and finished, of the games in which they stand in the cathedral',
    byKind(
      counts,
      'section',
      components.cathedralCards.map(({ id }) => [
        id,
        (c) =>
          `${percent(c.uses.of(`claim ${id}`), c.inPlay.of(id))}, ${percent(c.uses.of(`finish ${id}`), c.inPlay.of(id))}`,
      ]),
    ),
    '## Ornaments a game',
    byKind(
      counts,
      'ornament',
      ['door', 'arch', 'cross'].flatMap((ornament) =>
        ['none', 'green', 'purple', 'green-green', 'purple-purple', 'green-purple'].map(
          (jewels) =>
            [
              `${ornament}, ${jewels}`,
              (c: Count) => fixed(c.uses.of(`${ornament} ${jewels}`) / c.games, 2),
            ] as const,
        ),
      ),
    ),
  ].join('\n\n')
}

const games = Number(process.argv[3] ?? 2000)
const head = `# The Red Cathedral: tables of the balance\n\nMade by \`npm run balance red-cathedral ${games}\`: ${games} games of the greedy bot against itself for each kind of table.\n\n`
writeFileSync('docs/balance/red-cathedral.tables.md', `${head}${pages(count(games))}\n`)
