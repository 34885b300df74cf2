import { findGame } from '@guildhall/registry'
import { type AnyGame, Quarantined, type TableHeader } from '@guildhall/tables'
import type { TableRow } from './table-rows.ts'

/** Creates the game of a stored table. Throws SetAside if this program cannot. */
export function headerOf(row: TableRow): TableHeader {
  return {
    id: row.id,
    host: row.host,
    game: gameOf(row),
    secret: row.secret,
    title: row.title,
    visibility: row.visibility,
    spectators: row.spectators === 1,
    ...(row.brought === null ? {} : { origin: 'brought' }),
  }
}

type Stored = Pick<TableRow, 'game' | 'rules_version' | 'players' | 'options'>

/** Tables of the same game, players and options share their rules, which never change. */
const games = new Map<string, AnyGame>()
const KEPT = 200

function gameOf(row: Stored): AnyGame {
  const key = `${row.game} ${row.players} ${row.options}`
  const game = games.get(key) ?? openGame(row)
  games.delete(key)
  games.set(key, game)
  const [oldest] = games.keys()
  if (games.size > KEPT && oldest !== undefined) games.delete(oldest)
  if (row.rules_version > game.version) {
    throw new Quarantined(
      `made with version ${row.rules_version} of the rules, known is ${game.version}`,
    )
  }
  return game
}

function openGame({ game, players, options }: Stored): AnyGame {
  const definition = findGame(game)?.definition
  if (definition === undefined) throw new Quarantined(`there is no game ${game}`)
  const opened = definition.create({ players, options: parse(options) })
  if (opened.ok) return opened.value
  const problems = opened.problems.map(({ path, message }) => `${path} ${message}`)
  throw new Quarantined(`its options do not open: ${problems.join('; ')}`)
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    throw new Quarantined('its options cannot be read')
  }
}
