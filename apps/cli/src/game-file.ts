import { type GameFile, readGameFile } from '@guildhall/kernel'
import { readText } from './files.ts'
import { gameNamed } from './games.ts'
import { misuse, problemsInWords } from './misuse.ts'
import { openTable, type Table } from './table.ts'

/** A game file, and the table it was played at. */
export interface OpenedFile {
  readonly file: GameFile
  readonly table: Table
}

/** Reads a game file and opens its table; a file that is none, or of an unknown game, is a misuse. */
export function openGameFile(path: string): OpenedFile {
  const read = readGameFile(readText(path))
  if (!read.ok)
    throw misuse('file.noGame', { file: path, problems: problemsInWords(read.problems) })
  const { game, players, options } = read.value
  const components =
    read.value.components === undefined ? {} : { components: read.value.components }
  return {
    file: read.value,
    table: openTable(gameNamed(game), { players, options, ...components }),
  }
}
