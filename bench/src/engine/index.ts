import type { Bench, Plan } from '../bench.ts'
import { type Contest, hold, type Reading } from '../contest.ts'
import { hasModules, tableName, tablesOf } from '../measured-tables.ts'
import { finishedGames } from './finished.ts'
import { sizes } from './sizes.ts'
import type { ENGINE_WORKS } from './works.ts'

type EngineContest = Contest<keyof typeof ENGINE_WORKS>

const DECISIONS: Reading = {
  words: 'decisions per CPU second',
  better: 'more',
  of: ({ units, seconds }) => units / seconds,
}
const GAMES: Reading = {
  words: 'games per CPU second',
  better: 'more',
  of: ({ pieces, seconds }) => pieces / seconds,
}
const COPY: Reading = {
  words: 'ns of CPU a copy',
  better: 'less',
  of: ({ units, seconds }) => (seconds / units) * 1e9,
}
const REPLAY: Reading = {
  words: 'µs of CPU a game',
  better: 'less',
  of: ({ units, seconds }) => (seconds / units) * 1e6,
}

const RANDOM_GAMES: EngineContest = {
  name: 'random games',
  ours: 'random games of ours',
  peers: [
    { name: 'chessops', work: 'random chess', readings: [DECISIONS] },
    {
      name: 'boardgame.io',
      work: 'random games in boardgame.io',
      readings: [DECISIONS, GAMES],
    },
  ],
}

/** What the modules cost: the base game is the peer. */
const MODULES: EngineContest = {
  name: 'random games, every module on',
  ours: 'random games with modules',
  peers: [{ name: 'the base game', work: 'random games of ours', readings: [GAMES, DECISIONS] }],
}

const COPIES: EngineContest = {
  name: 'copy of a state',
  ours: 'copies of ours',
  peers: [
    { name: 'structuredClone', work: 'copies by structuredClone', readings: [COPY] },
    { name: 'JSON', work: 'copies by JSON', readings: [COPY] },
    { name: 'chessops', work: 'copies of chess', readings: [COPY] },
  ],
}

const REPLAYS: EngineContest = {
  name: 'replay and hash of a finished game',
  ours: 'replays of ours',
  peers: [{ name: 'boardgame.io', work: 'replays in boardgame.io', readings: [REPLAY] }],
}

export const engine: Bench = {
  name: 'engine',
  about: 'random games, copies, replays and sizes, against chessops, boardgame.io and the platform',
  seconds: 0.5,
  extent: ({ repeats, seconds, games }) => `${repeats} × ${seconds} s, ${games} finished games`,
  async *run(plan: Plan) {
    const tables = tablesOf(plan)
    yield* hold(RANDOM_GAMES, tables, plan)
    yield* hold(MODULES, tables.filter(hasModules), plan)
    yield* hold(COPIES, tables, plan)
    const finished = new Map(
      tables.map((table) => {
        plan.progress(`greedy bots play, ${tableName(table)}`)
        return [table, finishedGames(table, plan.games)]
      }),
    )
    yield* hold(REPLAYS, tables, plan, (table) => finished.get(table))
    for (const [table, games] of finished) yield* sizes(table, games)
  },
}
