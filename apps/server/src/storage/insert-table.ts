import { randomBytes } from 'node:crypto'
import {
  commitmentOf,
  newSecret,
  type Secret,
  secretChance,
  secretToHex,
} from '@guildhall/fairness'
import { type Parsed, withDrawnOptions } from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import type { PersonId } from '@guildhall/tables'
import { firstHash } from './hash-chain.ts'
import type { Storage } from './storage.ts'
import type { TableRow } from './table-rows.ts'

/** The requested table. */
export interface TableSpec {
  readonly game: string
  readonly players: number
  readonly options: unknown
  readonly host: PersonId
  readonly title: string
  readonly visibility: TableRow['visibility']
  readonly spectators: boolean
  /** The hash of the invitation token. */
  readonly invite?: string
  /** The id of the table, if already known; otherwise a new one. */
  readonly id?: string
  /** Hash of the network of a guest. */
  readonly network?: string | null
}

/**
 * Stores a new table with a new secret and free seats. Returns its id, or the problems of the
 * request. An existing table with that id stays as it is.
 */
export async function insertTable(
  { db }: Storage,
  command: TableSpec,
  now: number,
): Promise<Parsed<string>> {
  const { game: name, players, options } = command
  const definition = findGame(name)?.definition
  if (definition === undefined)
    return { ok: false, problems: [{ path: 'game', message: 'is unknown' }] }
  const secret = newSecret(randomBytes)
  const drawn = withDrawnOptions(definition, { players, options }, secretChance(secret))
  if (!drawn.ok) return drawn
  const opened = definition.create(drawn.value)
  if (!opened.ok) return opened
  const row = tableRow(command, opened.value, secret, now)
  const chairs = Array.from({ length: players }, (_, seat) => ({
    ...{ table_id: row.id, seat },
    ...{ person: null, name: '', bot: null },
  }))
  await db.transaction().execute(async (transaction) => {
    await transaction
      .insertInto('tables')
      .values(row)
      .onConflict((known) => known.doNothing())
      .execute()
    await transaction
      .insertInto('chairs')
      .values(chairs)
      .onConflict((known) => known.doNothing())
      .execute()
  })
  return { ok: true, value: row.id }
}

/** 96 random bits: anyone who knows the id of a table may open it. */
const newId = (): string => randomBytes(12).toString('base64url')

interface Rules {
  readonly version: number
  readonly options: Readonly<Record<string, unknown>>
}

function tableRow(
  command: TableSpec,
  { version, options }: Rules,
  secret: Secret,
  now: number,
): TableRow {
  const header = {
    id: command.id ?? newId(),
    game: command.game,
    rules_version: version,
    players: command.players,
    options: JSON.stringify(options),
    secret: secretToHex(secret),
    host: command.host,
  }
  return {
    ...header,
    commitment: commitmentOf(secret),
    visibility: command.visibility,
    spectators: command.spectators ? 1 : 0,
    invite: command.invite ?? null,
    title: command.title,
    status: 'open',
    number: 0,
    hash: firstHash(header),
    ...{ waiting_for: null, due: null, turns: 0, outcome: null },
    ...{ leader: null, silent_since: null },
    ...{ created: now, updated: now, ended: null, fault: null, fault_at: null },
    brought: null,
    network: command.network ?? null,
  }
}
