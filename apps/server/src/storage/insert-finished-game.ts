import { commitmentOf, secretFromHex } from '@guildhall/fairness'
import type { StoredEntry, Summary, TableHeader } from '@guildhall/tables'
import { rowsOf } from './entry-rows.ts'
import { firstHash } from './hash-chain.ts'
import type { Storage } from './storage.ts'

/** A game that was played elsewhere, as the journal of a table. */
export interface GamePlayedElsewhere {
  readonly header: TableHeader
  readonly entries: readonly StoredEntry[]
  readonly summary: Summary
  readonly now: number
}

/** How many rows go into one statement, because databases limit the number of values. */
const AT_ONCE = 500

/** Stores it completely or not at all. An existing game stays as it is. */
export async function insertFinishedGame(
  { db }: Storage,
  { header, entries, summary, now }: GamePlayedElsewhere,
): Promise<void> {
  const { game } = header
  const first = {
    ...{ id: header.id, game: game.id, rules_version: game.version, players: game.players },
    ...{ options: JSON.stringify(game.options), secret: header.secret, host: header.host },
  }
  const { rows, names, hash } = rowsOf(header.id, firstHash(first), entries)
  const chairs = summary.chairs.map((holder, seat) => ({ table_id: header.id, seat, ...holder }))
  await db.transaction().execute(async (transaction) => {
    const { numInsertedOrUpdatedRows: added } = await transaction
      .insertInto('tables')
      .values({
        ...first,
        commitment: commitmentOf(secretFromHex(header.secret)),
        ...{ visibility: header.visibility, spectators: header.spectators ? 1 : 0, invite: null },
        ...{ title: header.title, status: summary.status, number: entries.length, hash },
        ...{ waiting_for: null, due: null, turns: summary.turns },
        outcome: JSON.stringify(summary.outcome),
        ...{ leader: null, silent_since: null, created: now, updated: now, ended: now },
        ...{ fault: null, fault_at: null, brought: now, network: null },
      })
      .onConflict((known) => known.doNothing())
      .executeTakeFirst()
    if (added !== 1n) return
    await transaction.insertInto('chairs').values(chairs).execute()
    for (let from = 0; from < rows.length; from += AT_ONCE) {
      await transaction
        .insertInto('entries')
        .values(rows.slice(from, from + AT_ONCE))
        .execute()
    }
    if (names.length > 0) await transaction.insertInto('seat_names').values(names).execute()
  })
}
