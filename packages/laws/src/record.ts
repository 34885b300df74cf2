import { type Bot, random, simulateGame } from '@guildhall/bots'
import {
  type AnyCommand,
  type AnyEvent,
  type Game,
  type Outcome,
  type Step,
  stableHash,
} from '@guildhall/kernel'

/** How a playthrough is recorded. */
export interface RecordOptions<S> {
  /** One per seat; by default random. */
  readonly bots?: readonly Bot[]
  /** After every n-th step the hash of the state is written; by default 10. */
  readonly hashEvery?: number
  /** The form of the state that is hashed, where it is not the one in memory. */
  readonly hashed?: (state: S) => unknown
}

/**
 * A game as text, one line a decision, to be kept and compared on every run: the command, what
 * followed, and hashes of the state. Words of the log are no part of it, so that they can change.
 */
export function recordPlaythrough<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  seed: string | number,
  options: RecordOptions<S> = {},
): string {
  const { bots = Array.from({ length: game.players }, () => random), hashEvery = 10 } = options
  const hashOf = (state: S): string => stableHash(options.hashed?.(state) ?? state)
  const { log, outcome } = simulateGame(game, bots, seed, { keepLog: true })
  if (log === undefined) throw new Error('the simulation kept no log')
  const state = game.blank()
  const happen = (events: readonly E[]): string => {
    for (const event of events) game.evolve(state, event)
    return events
      .filter(({ type }) => type !== 'asked')
      .map(fieldsOf)
      .join('; ')
  }
  const line = ({ seat, command, events }: Step<C, E>, index: number) => {
    const question = game.actor(state)?.question ?? ''
    const happened = happen(events)
    const hash = (index + 1) % hashEvery === 0 ? ` #${hashOf(state)}` : ''
    return `${index + 1}. seat ${seat}, ${question}: ${fieldsOf(command)} → ${happened}${hash}`
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

/** A command or an event: its type, then its fields with their names. */
const fieldsOf = ({ type, ...fields }: AnyCommand | AnyEvent): string =>
  [type, ...Object.entries(fields).map(([name, value]) => `${name} ${textOf(value)}`)].join(' ')

const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

const accounts = ({ seats }: Outcome): string[] =>
  seats.map(({ seat, rank, total, lines }) => {
    const parts = lines.map(({ label, points }) => `${label} ${points}`)
    return `seat ${seat} is number ${rank} with ${total}: ${parts.join(', ')}`
  })
