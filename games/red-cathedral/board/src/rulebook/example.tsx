import { chanceOfSetup, fold, type Message, seededChance } from '@guildhall/kernel'
import type { Command, Event, View } from '@guildhall/red-cathedral'
import { type LaidOut, layOut, type Position } from '@guildhall/red-cathedral/positions'
import { signsAt } from '@guildhall/red-cathedral/table'
import type { Translator } from '@guildhall/texts'
import type { RulebookFigure } from '@guildhall/ui'
import type { JSX } from 'preact'
import { printedOf } from '../table/labels.ts'
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
  readonly events: readonly Event[]
  readonly happens: readonly Message[]
}

type Game = LaidOut['game']

/** Draws a part of the table. */
export type Part = (still: Still) => JSX.Element

/** Plays an example with dice that follow from a seed; throws where a command is refused. */
export function played({ position, commands }: Example): Played {
  const { game, state } = layOut(position)
  const before = game.view(state, 'spectator')
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
  return { game, before, after: game.view(state, 'spectator'), events, happens }
}

/** An example as a figure: parts of the table before and after. */
export const drawn =
  (example: Example, ...parts: readonly Part[]) =>
  (): RulebookFigure => {
    const { game, before, after, events, happens } = played(example)
    const first = { game, view: before, before, events: [] }
    const last = { game, view: after, before, events }
    return {
      table: tableOf(game),
      pictures: [
        { moment: 'before', Draw: drawing(first, parts) },
        { moment: 'after', Draw: drawing(last, parts) },
      ],
      happens,
    }
  }

/** A single picture of a position. */
export const pictured =
  (position: Position, ...parts: readonly Part[]) =>
  (): RulebookFigure => {
    const { game, state } = layOut(position)
    return still(game, game.view(state, 'spectator'), parts)
  }

/** A table as the game sets it up. */
export const setUp =
  (position: Pick<Position, 'players' | 'options'>, ...parts: readonly Part[]) =>
  (): RulebookFigure => {
    const { game } = layOut(position)
    const setup = game.setup(chanceOfSetup(seededChance('rulebook')))
    const state = fold(game, { setup, steps: [] })
    return still(game, game.view(state, 'spectator'), parts)
  }

const tableOf = ({ players, options }: Game): RulebookFigure['table'] => ({ players, options })

const still = (game: Game, view: View, parts: readonly Part[]): RulebookFigure => ({
  table: tableOf(game),
  pictures: [
    {
      moment: null,
      Draw: drawing({ game, view, before: view, events: [] }, parts),
    },
  ],
  happens: [],
})

/** The parts of a picture, one below the other. */
function drawing(shown: Omit<Still, 'say' | 'printed' | 'texts'>, parts: readonly Part[]) {
  const printed = { printed: signsAt(shown.game), texts: printedOf(shown.game) }
  return ({ say }: { readonly say: Translator }): JSX.Element => (
    <>{parts.map((part) => part({ ...shown, ...printed, say }))}</>
  )
}
