import type { Outcome } from '@guildhall/kernel'
import type { PersonId } from '@guildhall/tables'
import type { Storage } from './storage.ts'
import type { SeatHolderRow } from './table-rows.ts'

/** A game that was played to its end. */
export interface FinishedGame {
  readonly id: string
  readonly game: string
  readonly players: number
  /** What the table has fixed, as it was opened. */
  readonly options: unknown
  readonly title: string
  readonly ended: number
  readonly turns: number
  readonly chairs: readonly Pick<SeatHolderRow, 'seat' | 'person' | 'name' | 'bot'>[]
  readonly outcome: Outcome
  /** Played elsewhere and uploaded. */
  readonly brought: boolean
}

/** The finished games of a person, newest first, that ended before `before`. */
export async function finishedGames(
  { db }: Storage,
  person: PersonId,
  before: number,
  most: number,
): Promise<readonly FinishedGame[]> {
  const games = await db
    .selectFrom('tables')
    .select(['id', 'game', 'players', 'options', 'title', 'ended', 'turns', 'outcome', 'brought'])
    .where('status', '=', 'over')
    .where('ended', '<', before)
    .where('id', 'in', (of) =>
      of.selectFrom('chairs').select('chairs.table_id').where('chairs.person', '=', person),
    )
    .orderBy('ended', 'desc')
    .limit(most)
    .execute()
  if (games.length === 0) return []
  const chairs = await db
    .selectFrom('chairs')
    .selectAll()
    .where(
      'table_id',
      'in',
      games.map(({ id }) => id),
    )
    .orderBy('seat')
    .execute()
  return games.flatMap(({ ended, outcome, options, brought, ...game }) => {
    if (ended === null || outcome === null) return []
    const seats = chairs
      .filter(({ table_id }) => table_id === game.id)
      .map(({ seat, person, name, bot }) => ({ seat, person, name, bot }))
    const finished: FinishedGame = {
      ...game,
      ...{ options: JSON.parse(options), ended, chairs: seats },
      ...{ outcome: JSON.parse(outcome), brought: brought !== null },
    }
    return [finished]
  })
}
