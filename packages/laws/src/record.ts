import { type Bot, random, simulateGame } from '@guildhall/bots'
import {
  type AnyCommand,
  type AnyEvent,
  type Game,
  type Outcome,
  type Step,
  stableHash,
} from '@guildhall/kernel'
import type { Say } from './law.ts'

/** How a playthrough is recorded. */
export interface RecordOptions<S> {
  /** One a seat; random ones unless told. */
  readonly bots?: readonly Bot[]
  /** After every n-th step the hash of the state is written; 10 unless told. */
  readonly hashEvery?: number
  /** The form of the state that is hashed, where it is not the one in memory. */
  readonly hashed?: (state: S) => unknown
}

/** A game in words, one line a decision, to be kept and compared on every run. */
export function recordPlaythrough<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  seed: string | number,
  say: Say,
  options: RecordOptions<S> = {},
): string {
  const { bots = Array.from({ length: game.players }, () => random), hashEvery = 10 } = options
  const hashOf = (state: S): string => stableHash(options.hashed?.(state) ?? state)
  const { log, outcome } = simulateGame(game, bots, seed, { keepLog: true })
  if (log === undefined) throw new Error('the simulation kept no log')
  const state = game.blank()
  const happen = (events: readonly E[]): string =>
    events
      .flatMap((event) => {
        game.evolve(state, event)
        return game.describe(state, event) ?? []
      })
      .map(say)
      .join('; ')
  const line = ({ seat, command, events }: Step<C, E>, index: number) => {
    const question = game.actor(state)?.question ?? ''
    const chosen = say(game.label(state, command))
    const happened = happen(events)
    const hash = (index + 1) % hashEvery === 0 ? ` #${hashOf(state)}` : ''
    return `${index + 1}. seat ${seat}, ${question}: ${chosen} → ${happened}${hash}`
  }
  const start = happen(log.setup)
  return [
    `${game.id} ${JSON.stringify(game.options)}, seed ${seed}: ${bots.map((bot) => bot.name).join(', ')}`,
    `0. setup → ${[start, `#${hashOf(state)}`].filter(Boolean).join(' ')}`,
    ...log.steps.map(line),
    `end #${hashOf(state)}`,
    ...accounts(outcome),
    '',
  ].join('\n')
}

const accounts = ({ seats }: Outcome): string[] =>
  seats.map(({ seat, rank, total, lines }) => {
    const parts = lines.map(({ label, points }) => `${label} ${points}`)
    return `seat ${seat} is number ${rank} with ${total}: ${parts.join(', ')}`
  })
