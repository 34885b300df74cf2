import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import {
  commitmentOf,
  newSecret,
  type Secret,
  secretFromHex,
  secretToHex,
} from '@guildhall/fairness'
import { type AnyCommand, type AnyEvent, gameFileText, type Log } from '@guildhall/kernel'
import { writeWhole } from '../files.ts'
import { loadGameLog } from '../game-file.ts'
import type { Table } from '../game-table.ts'
import type { LiveGame } from './live-game.ts'

/**
 * The secret of a game that is not over lies beside its file, for this machine alone: the file can
 * be passed on without giving the dice to come away.
 */
const besides = (path: string): string => `${path}.secret`

export function save(path: string, live: LiveGame, force: boolean): void {
  writeWhole(path, gameFileText(live.toFile()), { force })
  if (live.over) rmSync(besides(path), { force: true })
  else writeWhole(besides(path), `${secretToHex(live.secret)}\n`, { force: true, mode: 0o600 })
}

/** A game read back. */
export interface Loaded {
  readonly table: Table
  readonly log: Log<AnyCommand, AnyEvent>
  readonly secret: Secret
  /** Whether its chance goes on as it began; if not, the rest of the game has a new secret. */
  readonly sameSecret: boolean
}

export function load(path: string): Loaded {
  const { file, table, log } = loadGameLog(path)
  const kept = file.chance.secret ?? secretBeside(path)
  const secret = kept === null ? null : secretFromHex(kept)
  const sameSecret = secret !== null && commitmentOf(secret) === file.chance.commitment
  return {
    table,
    log,
    secret: secret !== null && sameSecret ? secret : newSecret(randomBytes),
    sameSecret,
  }
}

function secretBeside(path: string): string | null {
  if (!existsSync(besides(path))) return null
  const text = readFileSync(besides(path), 'utf8').trim()
  return /^[0-9a-f]{64}$/.test(text) ? text : null
}
