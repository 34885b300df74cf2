import type { SimulatedGame } from '@guildhall/bots'
import type { Command, Event, State } from '@guildhall/red-cathedral'
import { fixed, percent, summary, Tally, table } from './tally.ts'

export type Played = SimulatedGame<State, Command, Event>

/** What is counted over the games of one kind of table. */
export class Count {
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
    for (const event of [...log.setup, ...log.steps.flatMap(({ events }) => events)]) {
      this.#event(event)
    }
    this.#mainActions(log.steps)
    for (const card of log.setup.flatMap((e) => (e.type === 'setUp' ? e.cards : [])))
      this.inPlay.add(card)
    for (const section of state.cards.keys()) {
      const card = cardAt(log.setup, section)
      const isIn = (sections: number): boolean => (sections & (1 << section)) !== 0
      if (state.players.some(({ banners }) => isIn(banners))) this.uses.add(`claim ${card}`)
      if (isIn(state.finished)) this.uses.add(`finish ${card}`)
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

  #event(event: Event): void {
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
      case 'permitBought':
        return this.uses.add('permit bought')
      case 'contractorSent':
        return this.uses.add(`hire ${event.city}`)
      case 'specialistHired':
        return this.uses.add(`keep ${event.specialist}`)
      case 'specialistDismissed':
        return this.uses.add(`dismiss ${event.specialist}`)
      case 'specialistUsed':
        return this.uses.add(`use ${event.specialist}`)
      case 'cityClosed':
        for (const recognition of event.recognition) this.points.add('cities (RP)', recognition)
        return this.uses.add('city scored')
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
  hire: 'hire',
}
const SOURCES: Readonly<Record<string, string>> = { rt: 'market', ws: 'workshop', inf: 'influence' }

const cardAt = (setup: readonly Event[], section: number): string =>
  setup.flatMap((event) => (event.type === 'setUp' ? event.cards : []))[section] ?? ''

/** A row of a table: its name, and what it shows of each count. */
export type Row = readonly [name: string, cell: (count: Count) => string]

/** A column for every kind of table. */
export function byKind(
  counts: ReadonlyMap<string, Count>,
  label: string,
  rows: readonly Row[],
): string {
  const columns = [...counts.keys()]
  return table(
    [label, ...columns],
    rows.map(([row, cell]) => [row, ...[...counts.values()].map(cell)]),
  )
}

/** Length and scores of the games. */
export const lengthAndScores = (counts: ReadonlyMap<string, Count>): string =>
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
  ])

/** Wins by place in the turn order. */
export const winsByPlace = (counts: ReadonlyMap<string, Count>): string =>
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
  )

/** How often each of these main actions is taken. */
export const mainActionRows = (actions: readonly string[]): readonly Row[] =>
  actions.map((main) => [main, (c) => percent(c.mainActions.of(main), c.mainActions.total)])

/** Where points come from, a player; what brings none anywhere is left out. */
export function pointSources(counts: ReadonlyMap<string, Count>): string {
  const all = [...counts.values()]
  const names = [...new Set(all.flatMap((c) => c.points.names))].filter((name) =>
    all.some((c) => c.points.of(name) !== 0),
  )
  return byKind(
    counts,
    'source',
    names.map((name) => [name, (c) => fixed(c.points.of(name) / c.scores.length)]),
  )
}
