import { botNamed, type SimulatedGame, simulateGame } from '@guildhall/bots'
import type { AnyCommand, AnyEvent, Game } from '@guildhall/kernel'
import { evaluationOf } from '@guildhall/registry/evaluation'

/** Plays `games` games of one bot against itself and hands each to `collect`, its log with it. */
export function campaign<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  bot: string,
  games: number,
  collect: (result: SimulatedGame<S, C, E>) => void,
): void {
  const player = botNamed(bot, { clock: () => performance.now(), evaluation: evaluationOf })
  if (!player.ok) throw new Error(player.problems.map(({ message }) => message).join('; '))
  const seats = Array.from({ length: game.players }, () => player.value)
  for (let seed = 0; seed < games; seed++) {
    collect(simulateGame(game, seats, `balance-${seed}`, { keepLog: true }))
    if (process.stderr.isTTY && seed % 20 === 0) {
      process.stderr.write(`\r${game.players} players: ${seed} of ${games} games `)
    }
  }
  if (process.stderr.isTTY) process.stderr.write('\r\u001b[K')
}
