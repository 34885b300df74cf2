import { type Command, type Event, printed, type View } from '@guildhall/craftsmen-builders'
import { type LaidOut, layOut, type Position } from '@guildhall/craftsmen-builders/positions'
import { chanceOfSetup, fold, item, type Message, seededChance } from '@guildhall/kernel'
import type { Translator } from '@guildhall/texts'
import type { RulebookFigure } from '@guildhall/ui'
import type { JSX } from 'preact'
import type { Still } from './stills.tsx'

/** What is played in a position. */
export interface Example {
  readonly position: Position
  readonly commands: readonly Command[]
}

/** An example that was played: the table before and after, and what happened. */
export interface Played {
  readonly game: Game
  readonly before: View
  readonly after: View
  /** Whose turn it was. */
  readonly seat: number
  readonly events: readonly Event[]
  readonly happens: readonly Message[]
}

type Game = LaidOut['game']

/** Draws a part of the table. */
export type Part = (still: Still) => JSX.Element

/** Plays an example with cards that follow from a seed; throws where a command is refused. */
export function played({ position, commands }: Example): Played {
  const { game, state } = layOut(position)
  const before = game.view(state, 'spectator')
  const seat = game.actor(state)?.seat ?? 0
  const chance = seededChance('rulebook')
  const events: Event[] = []
  const happens: Message[] = []
  for (const command of commands) {
    const decision = game.decide(state, game.actor(state)?.seat ?? -1, command, chance)
    if (!decision.ok) throw new Error(`${command.type} is refused: ${decision.refusal.clause}`)
    for (const event of decision.events) {
      game.evolve(state, event)
      events.push(event)
      happens.push(...[game.describe(state, event) ?? []].flat())
    }
  }
  return { game, before, after: game.view(state, 'spectator'), seat, events, happens }
}

/** An example as a figure: parts of the table before and after. */
export const drawn =
  (example: Example, ...parts: readonly Part[]) =>
  (): RulebookFigure => {
    const { game, before, after, seat, happens } = played(example)
    const { commands } = example
    return {
      table: { players: game.players, options: game.options },
      pictures: [
        {
          moment: 'before',
          Draw: drawing({ game, view: before, before, commands: [], seat }, parts),
        },
        { moment: 'after', Draw: drawing({ game, view: after, before, commands, seat }, parts) },
      ],
      happens,
    }
  }

/** A single picture of a position. */
export const pictured =
  (position: Position, ...parts: readonly Part[]) =>
  (): RulebookFigure => {
    const { game, state } = layOut(position)
    return single(game, game.view(state, 'spectator'), parts)
  }

/** A table as the game sets it up, at the draft of the pairs. */
export const setUp =
  (players: number, ...parts: readonly Part[]) =>
  (): RulebookFigure => {
    const { game } = layOut({ players })
    const setup = game.setup(chanceOfSetup(seededChance('rulebook')))
    const state = fold(game, { setup, steps: [] })
    return single(game, game.view(state, 'spectator'), parts)
  }

const single = (game: Game, view: View, parts: readonly Part[]): RulebookFigure => ({
  table: { players: game.players, options: game.options },
  pictures: [
    { moment: null, Draw: drawing({ game, view, before: view, commands: [], seat: 0 }, parts) },
  ],
  happens: [],
})

/** The parts of a picture, one below the other. */
function drawing(shown: Omit<Still, 'say' | 'printed'>, parts: readonly Part[]) {
  const { players, options } = shown.game
  const read = printed({ players, options })
  if (!read.ok) throw new Error(item(read.problems, 0).message)
  const { value } = read
  return ({ say }: { readonly say: Translator }): JSX.Element => (
    <>{parts.map((part) => part({ ...shown, printed: value, say }))}</>
  )
}
