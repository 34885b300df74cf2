import type { AnyCommand, AnyEvent, Game, Outcome } from './game.ts'
import { fold, type Log } from './log.ts'
import { type AnyLog, type PackedLog, packLog } from './pack.ts'

/** The `format` of every game file. */
export const GAME_FILE_FORMAT = 'guildhall-game'

/** The version of the format that is written and read. */
export const GAME_FILE_VERSION = 1

/** The commitment of a game, and after the end its secret. */
export interface FileChance {
  readonly commitment: string
  readonly secret?: string
}

/** A game as a file: what was played, and how to verify it. */
export interface GameFile {
  readonly format: typeof GAME_FILE_FORMAT
  readonly formatVersion: typeof GAME_FILE_VERSION
  readonly game: string
  readonly rulesVersion: number
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
  /** Only if the table replaced built-in components. */
  readonly components?: unknown
  readonly chance: FileChance
  readonly log: AnyLog
  readonly outcome?: Outcome
}

/** The file as plain JSON, the log packed. */
export type PackedGameFile = Omit<GameFile, 'log'> & { readonly log: PackedLog }

/** The file of a game as far as it was played; once it is over, with its outcome. */
export function gameFile<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  log: Log<C, E>,
  chance: FileChance,
  components?: unknown,
): GameFile {
  const outcome = game.outcome(fold(game, log))
  return {
    format: GAME_FILE_FORMAT,
    formatVersion: GAME_FILE_VERSION,
    game: game.id,
    rulesVersion: game.version,
    players: game.players,
    options: game.options,
    ...(components === undefined ? {} : { components }),
    chance,
    log,
    ...(outcome === null ? {} : { outcome }),
  }
}

/** The file as plain JSON. */
export const packGameFile = (file: GameFile): PackedGameFile => ({
  ...file,
  log: packLog(file.log),
})

/** The file as text: JSON with one line for every decision. */
export function gameFileText(file: GameFile): string {
  const { log, ...head } = packGameFile(file)
  const lines = (items: readonly unknown[]) =>
    items.length === 0 ? '[]' : `[\n${items.map((item) => JSON.stringify(item)).join(',\n')}\n]`
  const body = [
    `"commands":${lines(log.commands)}`,
    `"events":${lines(log.events)}`,
    `"setup":${lines(log.setup)}`,
    `"steps":${lines(log.steps)}`,
  ]
  return `${JSON.stringify(head).slice(0, -1)},\n"log":{${body.join(',\n')}}}\n`
}
