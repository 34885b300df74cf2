import type { Expression, ExpressionBuilder, Kysely, SqlBool } from 'kysely'
import { Refused } from '../http/refused.ts'
import type { Schema } from '../storage/schema.ts'

export type Sanction = Pick<Schema['moderation'], 'kind' | 'until' | 'reason'>

/** What holds for a person now. */
export const activeSanctions = (
  db: Kysely<Schema>,
  people: readonly string[],
  now: number,
): Promise<(Sanction & { person: string })[]> =>
  people.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('moderation')
        .select(['person', 'kind', 'until', 'reason'])
        .where('person', 'in', people)
        .where('lifted', 'is', null)
        .where((where) => where.or([where('until', 'is', null), where('until', '>', now)]))
        .orderBy('created')
        .execute()

/** Holds for those who are not banned: a session or a token that was left over opens nothing. */
export const isNotBanned = (where: ExpressionBuilder<Schema, 'people'>): Expression<SqlBool> =>
  where.not(
    where.exists(
      where
        .selectFrom('moderation')
        .select('moderation.id')
        .whereRef('moderation.person', '=', 'people.id')
        .where('moderation.kind', '=', 'ban')
        .where('moderation.lifted', 'is', null),
    ),
  )

/** Refuses those who are banned, with the reason. */
export async function refuseBanned(db: Kysely<Schema>, person: string, now: number): Promise<void> {
  const active = await activeSanctions(db, [person], now)
  const ban = active.find(({ kind }) => kind === 'ban')
  if (ban !== undefined) throw refusalOf(ban)
}

const CODES = { mute: 'muted', timeout: 'timedOut', ban: 'banned' } as const

const WHAT = {
  mute: 'You can’t chat',
  timeout: 'You can’t chat, or create or join tables',
  ban: 'You are banned from this server',
} as const

/** What, until when and why, for the one it concerns. */
export function refusalOf({ kind, until, reason }: Sanction): Refused {
  const end = until === null ? '' : ` until ${new Date(until).toUTCString()}`
  const message = `${WHAT[kind]}${end}. Reason: ${reason}`
  return new Refused(403, CODES[kind], message, undefined, { until, reason })
}
