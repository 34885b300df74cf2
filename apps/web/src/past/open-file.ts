import { type GameFile, logOfFile, type Parsed, readGameFile } from '@guildhall/kernel'
import { loadGame } from '../games.ts'
import type { Playable } from '../playable.ts'
import { PastGame } from './past-game.ts'

/** A game file that was read, with the rules it was played by. */
export interface OpenedFile {
  readonly file: GameFile
  readonly playable: Playable
  readonly past: PastGame
}

/** Why a file could not be opened: an unknown game, or what is wrong and where. */
export type FileFault =
  | { readonly kind: 'unknownGame'; readonly game: string }
  | { readonly kind: 'badFile'; readonly problems: readonly string[] }

export type FileResult =
  | ({ readonly ok: true } & OpenedFile)
  | { readonly ok: false; readonly fault: FileFault }

export const openText = (text: string): Promise<FileResult> => openParsed(readGameFile(text))

/** Opens a file that was read, with the rules of its game. */
export async function openParsed(read: Parsed<GameFile>): Promise<FileResult> {
  if (!read.ok) return bad(read.problems)
  const { game: id, players, options, components } = read.value
  const loading = loadGame(id)
  if (loading === null) return { ok: false, fault: { kind: 'unknownGame', game: id } }
  const playable = await loading
  const opened = playable.box.create({
    players,
    options,
    ...(components === undefined ? {} : { components }),
  })
  if (!opened.ok) return bad(opened.problems)
  const log = logOfFile(opened.value, read.value)
  if (!log.ok) return bad(log.problems)
  const past = new PastGame(opened.value, log.value)
  return { ok: true, file: read.value, playable, past }
}

const bad = (problems: readonly { path: string; message: string }[]): FileResult => ({
  ok: false,
  fault: { kind: 'badFile', problems: problems.map(({ path, message }) => `${path} ${message}`) },
})
