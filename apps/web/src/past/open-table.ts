import { parseGameFile } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'
import { keeperOf } from '../local/keeper-of.ts'
import { type FileResult, openParsed } from './open-file.ts'

/** The file of a game that is over, from who keeps its table, and who played it. */
export async function openTable(id: string): Promise<{ opened: FileResult; table: TableView }> {
  const [file, table] = await Promise.all([keeperOf(id).file(id), keeperOf(id).table(id)])
  return { opened: await openParsed(parseGameFile(file)), table }
}
