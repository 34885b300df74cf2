import { type Chance, seededChance } from '@guildhall/kernel'
import { draftAt } from '@guildhall/ui/testing'
import type { RcDraft } from '../plan.ts'
import { begun } from './begun.ts'

/** So many positions of games that are played at random: turns that begin, and some halfway. */
export function* positions(
  table: { readonly players: number; readonly options: object },
  count: number,
): Generator<{ readonly draft: RcDraft; readonly chance: Chance }> {
  const chance = seededChance(`positions ${JSON.stringify(table)}`)
  let left = count
  for (let seed = 0; left > 0; seed++) {
    const play = begun(table.players, table.options, seed)
    for (let actor = play.actor; actor !== null && left > 0; actor = play.actor) {
      if (chance.int(actor.question === 'main-action' ? 6 : 30) === 0) {
        left -= 1
        yield { draft: draftAt(play), chance }
      }
      const legal = play.legal()
      const command = legal[chance.int(legal.length)]
      if (command === undefined || !play.submit(actor.seat, command).ok)
        throw new Error('no way on')
    }
  }
}
