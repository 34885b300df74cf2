import { packLog } from '@guildhall/kernel'
import { type Comparison, compare, median, type Unit } from '../comparison.ts'
import { type Table, tableName } from '../measured-tables.ts'
import { storedMatch } from './boardgame-io.ts'
import type { FinishedGame } from './finished.ts'

/** The size limit of a finished game. */
const LIMIT = 64_000

/** The size of finished games: the state and the log of each, as JSON. */
export function* sizes(table: Table, games: readonly FinishedGame[]): Generator<Comparison> {
  const subject = `state and log of a finished game, ${tableName(table)}`
  const ours = games.map(({ state, log }) => bytes(state) + bytes(packLog(log)))
  const plain = games.map(({ state, log }) => bytes(state) + bytes(log))
  const theirs = games.map((game) => bytes(storedMatch(table, game)))
  const middle = unitOf('median', games.length)
  const largest = unitOf('largest', games.length)
  yield compare(subject, 'the limit of 64 kB', middle, [median(ours), LIMIT])
  yield compare(subject, 'the limit of 64 kB', largest, [Math.max(...ours), LIMIT])
  yield compare(subject, 'the log as plain JSON', middle, [median(ours), median(plain)])
  yield compare(subject, 'boardgame.io', middle, [median(ours), median(theirs)])
}

const unitOf = (which: string, games: number): Unit => ({
  words: `bytes, the ${which} of ${games} ${games === 1 ? 'game' : 'games'}`,
  better: 'less',
})

const bytes = (value: unknown): number => Buffer.byteLength(JSON.stringify(value))
