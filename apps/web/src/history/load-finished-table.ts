import { parseGameFile } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'
import { backendOf } from '../local/backend-of.ts'
import { type FileResult, loadParsedGame } from './load-game-file.ts'

/** The file of a game that is over, and the table it was played at. */
export async function loadFinishedTable(
  id: string,
): Promise<{ file: FileResult; table: TableView }> {
  const [json, table] = await Promise.all([backendOf(id).file(id), backendOf(id).table(id)])
  return { file: await loadParsedGame(parseGameFile(json)), table }
}
