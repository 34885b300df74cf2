import { commitmentOf, secretFromHex } from '@guildhall/fairness'
import type { StoredEntry, Summary, TableHeader } from '@guildhall/tables'
import { plainEntries } from './entry-rows.ts'
import { chainStart } from './hash-chain.ts'
import { packsOf } from './pack.ts'
import type { Storage } from './storage.ts'

/** A game that was played elsewhere, as the journal of a table. */
export interface GamePlayedElsewhere {
  readonly header: TableHeader
  readonly entries: readonly StoredEntry[]
  readonly summary: Summary
  readonly now: number
}

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
  const { plain, names } = plainEntries(header.id, entries)
  const start = chainStart(first)
  const packs = await packsOf(header.id, start, plain)
  const { hash } = packs.at(-1) ?? start
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
    if (packs.length > 0) await transaction.insertInto('packs').values(packs).execute()
    if (names.length > 0) await transaction.insertInto('seat_names').values(names).execute()
  })
}
