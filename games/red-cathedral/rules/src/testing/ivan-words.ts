import type { Message } from '@guildhall/kernel'
import { laidOut } from './play.ts'
import { ivanPlays, solo } from './solo.ts'
import type { Table } from './table.ts'

/** Tables of one player at the questions that are asked for Ivan. */
export function* againstIvan(): Generator<Table> {
  yield laidOut({ players: 1, options: { ivanStart: 'chosen' } }, 1)
  yield ivanPlays({
    dice: { green: [0, 6] },
    sections: { 0: { owner: 'red' }, 3: { owner: 'red' } },
  })
}

/** What Ivan hardly ever comes to. */
export function* rareWordsOfIvan(): Generator<Message | null> {
  for (const options of [{}, { contractors: true, ivanStart: 'leftmost' }]) {
    const laid = laidOut({ players: 1, options }, 1)
    for (const event of laid.events) yield laid.game.describe(laid.state, event)
  }
  const { game, state } = solo()
  const taken = { type: 'ivanTookDie', die: 'red', value: 6, card: 'solo-claim' } as const
  for (const reason of ['masterAny', 'masterAnyLeft'] as const) {
    yield game.describe(state, { ...taken, reason, blocked: ['blue'] })
  }
  yield game.describe(state, { type: 'ivanStayed' })
  for (const reason of ['supplyEmpty', 'noContractor', 'cityClosed'] as const) {
    yield game.describe(state, { type: 'ivanSkipped', card: 'solo-inventory', reason })
  }
  yield game.describe(state, { type: 'endTriggered', seat: 1, prestige: 0 })
}
