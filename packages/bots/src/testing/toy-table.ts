import { item, legalCommands, seededChance } from '@guildhall/kernel'
import { type State, toyGame } from '@guildhall/laws/toy'
import { type Bot, questionAt } from '../bot.ts'
import { simulateGame } from '../simulate.ts'

/** The small game of the laws, at a table of two. */
export const game = toyGame(2, 6)

/** The states of a random game in which somebody has to decide between at least so many commands. */
export function statesOf(seed: number, least = 1): State[] {
  const state = game.blank()
  for (const event of game.setup(seededChance(seed))) game.evolve(state, event)
  const chance = seededChance(seed).split('play')
  const states: State[] = []
  while (game.actor(state) !== null) {
    const legal = legalCommands(game, state)
    if (legal.length >= least) states.push(game.copy(state))
    game.play(state, item(legal, chance.int(legal.length)), chance)
  }
  return states
}

/** What a bot chooses there. */
export function choiceIn(state: State, bot: Bot, seed = 'bot'): unknown {
  const seat = game.actor(state)?.seat ?? 0
  return bot.choose(game, questionAt(game, state, seat), seededChance(seed))
}

/** The share of wins of the first bot, each deal played from both seats; a tie is half a win. */
export function winShare(first: Bot, second: Bot, deals: number): number {
  let wins = 0
  for (let deal = 0; deal < deals; deal++) {
    for (const seat of [0, 1]) {
      const bots = seat === 0 ? [first, second] : [second, first]
      const { seats } = simulateGame(game, bots, deal).outcome
      const [mine, other] = [item(seats, seat).total, item(seats, 1 - seat).total]
      wins += mine > other ? 1 : mine === other ? 0.5 : 0
    }
  }
  return wins / deals / 2
}
