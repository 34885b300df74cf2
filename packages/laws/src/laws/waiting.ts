import type { Actor } from '@guildhall/kernel'
import type { Law } from '../law.ts'

/** Until the game is over, some seat can always act. */
export const waitingPlayerCanMove: Law = {
  name: 'a-waiting-player-can-move',
  says: 'a waiting player always has a legal command, exactly until the game is over',
  watch: (game) => ({
    *before({ actor, legal, state }) {
      const over = game.outcome(state) !== null
      if (actor === null) {
        if (!over) yield 'nobody is to decide, and there is no outcome'
        if (legal.length > 0) yield `nobody is to decide, and ${legal.length} commands are offered`
        return
      }
      yield* wrongActor(actor, game.players)
      if (over) yield `${inWords(actor)} is to decide, and there is an outcome`
      if (legal.length === 0) yield `${inWords(actor)} has no legal command`
    },
  }),
}

/** The game comes to its end. */
export const gameEnds: Law = {
  name: 'the-game-ends',
  says: 'the game ends',
  watch: () => ({
    *end({ step }, ending) {
      if (ending === 'too long') yield `not over after ${step} commands`
    },
  }),
}

function* wrongActor({ seat, question }: Actor, players: number): Iterable<string> {
  if (!Number.isInteger(seat) || seat < 0 || seat >= players) yield `there is no seat ${seat}`
  if (typeof question !== 'string' || question === '') yield 'the question has no name'
}

const inWords = ({ seat, question }: Actor): string => `seat ${seat} (${question})`
