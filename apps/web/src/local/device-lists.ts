import type { Outcome } from '@guildhall/kernel'
import type { TableListItem } from '@guildhall/protocol'
import type { TableRow } from './rows.ts'
import { allRows, removeTable } from './store.ts'

/** The tables of this device that are not over, the last one played first. */
export async function activeDeviceTables(): Promise<readonly TableListItem[]> {
  const rows = await allRows()
  for (const { id, summary } of rows) {
    // A table that ended without a result is of no further use.
    if (summary.status === 'closed') await removeTable(id)
  }
  return rows.filter(({ summary }) => summary.status === 'playing').map(lineOf)
}

/** A game that was played to its end on this device. */
export interface FinishedDeviceGame {
  readonly id: string
  readonly game: string
  readonly players: number
  readonly options: Readonly<Record<string, unknown>>
  readonly title: string
  readonly ended: number
  readonly turns: number
  readonly chairs: readonly { seat: number; name: string; bot: string | null }[]
  readonly outcome: Outcome
  /** Whether all its chance follows from one secret, so that it can be checked. */
  readonly whole: boolean
  readonly putAt: string | null
}

export const finishedDeviceGames = async (): Promise<readonly FinishedDeviceGame[]> =>
  (await allRows()).flatMap(({ summary: { outcome, turns, chairs }, ...row }) =>
    outcome === null
      ? []
      : [
          {
            ...{ id: row.id, game: row.game, players: row.players, options: row.options },
            ...{ title: row.title, ended: row.updated, turns, outcome },
            chairs: chairs.map(({ name, bot }, seat) => ({ seat, name, bot })),
            whole: row.origin === undefined,
            putAt: row.putAt ?? null,
          },
        ],
  )

function lineOf({ id, game, players, title, updated, summary }: TableRow): TableListItem {
  const { status, chairs, turns, waitingFor } = summary
  return {
    ...{ id, game, players, title, status, turns, updated },
    chairs: chairs.map(({ name, bot }) => ({ name, bot })),
    free: 0,
    due: null,
    pace: null,
    mine: waitingFor !== null,
    onlyBots: false,
  }
}
