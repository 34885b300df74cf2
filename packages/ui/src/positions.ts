import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  type Play,
  seededChance,
} from '@guildhall/kernel'
import { draftAt } from './draft-at.ts'
import type { TurnDraft } from './turn-draft.ts'

/** A draft with nothing in it yet, and the chance that goes on from there. */
export interface Position<V, C extends AnyCommand> {
  readonly draft: TurnDraft<V, C>
  readonly chance: Chance
}

/** Which positions of which games: `seed` names the choices, `begin` opens the games. */
interface Wanted<S, C extends AnyCommand, E extends AnyEvent, V> {
  readonly seed: string
  readonly count: number
  readonly begin: (seed: number) => Play<S, C, E, V>
  /** Whether a turn begins with this question: such positions are taken more often. */
  readonly begins: (question: string) => boolean
}

/** So many positions of games that are played at random: turns that begin, and some halfway. */
export function* positionsOf<S, C extends AnyCommand, E extends AnyEvent, V>({
  seed: name,
  count,
  begin,
  begins,
}: Wanted<S, C, E, V>): Generator<Position<V, C>> {
  const chance = seededChance(name)
  let left = count
  for (let seed = 0; left > 0; seed++) {
    const play = begin(seed)
    for (let actor = play.actor; actor !== null && left > 0; actor = play.actor) {
      if (chance.int(begins(actor.question) ? 6 : 30) === 0) {
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
