import {
  type AnyCommand,
  type AnyEvent,
  type GameFile,
  type Log,
  logOfFile,
  type Problem,
  readGameFile,
} from '@guildhall/kernel'
import { readText } from './files.ts'
import { createTable, type Table } from './game-table.ts'
import { type Misuse, misuse, problemsInWords } from './misuse.ts'
import { gameNamed } from './terminal-games.ts'

/** A game file, and the table it was played at. */
export interface LoadedFile {
  readonly file: GameFile
  readonly table: Table
}

/** Reads a game file and creates its table; a file that is none, or of an unknown game, is a misuse. */
export function loadGameFile(path: string): LoadedFile {
  const read = readGameFile(readText(path))
  if (!read.ok) throw noGame(path, read.problems)
  const { game, players, options, components } = read.value
  const request = { players, options, ...(components === undefined ? {} : { components }) }
  return { file: read.value, table: createTable(gameNamed(game), request) }
}

/** The same with its log; what the game cannot read there is a misuse. */
export function loadGameLog(
  path: string,
): LoadedFile & { readonly log: Log<AnyCommand, AnyEvent> } {
  const { file, table } = loadGameFile(path)
  const log = logOfFile(table.game, file)
  if (!log.ok) throw noGame(path, log.problems)
  return { file, table, log: log.value }
}

export const noGame = (file: string, problems: readonly Problem[]): Misuse =>
  misuse('file.noGame', { file, problems: problemsInWords(problems) })
