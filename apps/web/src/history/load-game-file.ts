import { type GameFile, logOfFile, type Parsed, readGameFile } from '@guildhall/kernel'
import type { GameClient } from '../game-client.ts'
import { loadGame } from '../game-listings.ts'
import { PastGame } from './past-game.ts'

/** A game file that was read, with the rules it was played by. */
export interface LoadedGame {
  readonly file: GameFile
  readonly client: GameClient
  readonly past: PastGame
}

/** Why a file could not be loaded: an unknown game, or what is wrong and where. */
export type FileFault =
  | { readonly kind: 'unknownGame'; readonly game: string }
  | { readonly kind: 'badFile'; readonly problems: readonly string[] }

export type FileResult =
  | ({ readonly ok: true } & LoadedGame)
  | { readonly ok: false; readonly fault: FileFault }

export const loadGameText = (text: string): Promise<FileResult> =>
  loadParsedGame(readGameFile(text))

/** Loads the rules of a game file that was read. */
export async function loadParsedGame(read: Parsed<GameFile>): Promise<FileResult> {
  if (!read.ok) return bad(read.problems)
  const { game: id, players, options, components } = read.value
  const loading = loadGame(id)
  if (loading === null) return { ok: false, fault: { kind: 'unknownGame', game: id } }
  const client = await loading
  const definition = await client.definition()
  const created = definition.create({
    players,
    options,
    ...(components === undefined ? {} : { components }),
  })
  if (!created.ok) return bad(created.problems)
  const log = logOfFile(created.value, read.value)
  if (!log.ok) return bad(log.problems)
  const past = new PastGame(created.value, log.value)
  return { ok: true, file: read.value, client, past }
}

const bad = (problems: readonly { path: string; message: string }[]): FileResult => ({
  ok: false,
  fault: { kind: 'badFile', problems: problems.map(({ path, message }) => `${path} ${message}`) },
})
