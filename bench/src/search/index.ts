import type { Bench, Plan } from '../bench.ts'
import { type Contest, hold, type Reading } from '../contest.ts'
import { tablesOf } from '../measured-tables.ts'
import type { SEARCH_WORKS } from './works.ts'

type SearchContest = Contest<keyof typeof SEARCH_WORKS>

const LINES: Reading = {
  words: 'lines judged per CPU second',
  better: 'more',
  of: ({ units, seconds }) => units / seconds,
}

/** As opponents think here, beside their bot as it comes: playouts cut after 50 moves. */
const SEARCH: SearchContest = {
  name: 'search',
  ours: 'search of ours',
  peers: [{ name: 'boardgame.io', work: 'MCTS of boardgame.io', readings: [LINES] }],
}

/** The same question to both: every simulation played to the end. */
const PLAYOUTS: SearchContest = {
  name: 'search by playouts to the end',
  ours: 'playouts of ours',
  peers: [{ name: 'boardgame.io', work: 'MCTS of boardgame.io to the end', readings: [LINES] }],
}

export const search: Bench = {
  name: 'search',
  about: 'lines a second that the opponents judge, beside the tree search of boardgame.io',
  seconds: 0.5,
  extent: ({ repeats, seconds }) => `${repeats} × ${seconds} s`,
  async *run(plan: Plan) {
    const tables = tablesOf(plan)
    yield* hold(SEARCH, tables, plan)
    yield* hold(PLAYOUTS, tables, plan)
  },
}
