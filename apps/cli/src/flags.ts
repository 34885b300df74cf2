import type { Bot } from '@guildhall/bots'
import { item, type TableRequest } from '@guildhall/kernel'
import { namedBot } from './bots.ts'
import { readJson } from './files.ts'
import { misuse } from './misuse.ts'
import type { TerminalGame } from './terminal-games.ts'

/** A whole number from a flag. */
export function wholeNumber(flag: string, text: string, from: number, to: number): number {
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= from && value <= to) return value
  throw misuse('flag.number', { flag, text, from: String(from), to: String(to) })
}

const MOST_PLAYERS = 99

export const playersFlag = (text: string): number => wholeNumber('--players', text, 1, MOST_PLAYERS)

/** The flags that say at which table is played. */
export interface TableFlags {
  readonly options?: string
  readonly components?: string
}

/** What a table is asked for, `under` being options that the given ones are laid over. */
export function tableRequest(
  players: number,
  { options, components }: TableFlags,
  under: Readonly<Record<string, unknown>> = {},
): TableRequest {
  return {
    players,
    options: { ...under, ...optionsFlag(options ?? '{}') },
    ...(components === undefined ? {} : { components: readJson(components) }),
  }
}

function optionsFlag(text: string): object {
  let options: unknown
  try {
    options = JSON.parse(text)
  } catch {
    throw misuse('options.notJson', { text: shortened(text) })
  }
  if (typeof options === 'object' && options !== null && !Array.isArray(options)) return options
  throw misuse('options.notObject', { text: shortened(text) })
}

const shortened = (text: string): string => (text.length > 60 ? `${text.slice(0, 59)}…` : text)

/** A table where nobody sits who could see that a game has no end. */
export const automaticRequest = (
  { definition }: TerminalGame,
  players: number,
  flags: TableFlags,
): TableRequest => tableRequest(players, flags, definition.automatic)

/** One bot a seat; fewer are repeated. */
export function botsFlag(text: string, players: number): readonly Bot[] {
  const bots = text.split(',').map((name) => namedBot(name.trim()))
  if (bots.length > players) throw misuse('bots.tooMany', { bots: bots.length, players })
  return Array.from({ length: players }, (_, seat) => item(bots, seat % bots.length))
}

/**
 * The seed of game number `index` of a run. Whole numbers count on (7, 8, 9, …), other texts get
 * the number behind them (`x`, `x:1`, `x:2`, …): either can be given back to play that game alone.
 */
export function seedOf(seed: string, index: number): string | number {
  const number = Number(seed)
  if (String(number) !== seed || !Number.isSafeInteger(number + index)) {
    return index === 0 ? seed : `${seed}:${index}`
  }
  return number + index
}
