import { item, Play, seededChance } from '@guildhall/kernel'
import { must } from '@guildhall/laws/table'
import { expect, test } from 'vitest'
import { openBaseGame } from './base-game.ts'
import { builtInComponents } from './components/built-in.ts'
import { redCathedral } from './game.ts'
import type { RedCathedral } from './open-game.ts'
import { concerns, signsAt, wordsAt } from './table.ts'

const TABLES = [
  { players: 2, options: { roundLimit: 12 } },
  { players: 3, options: { roundLimit: 12, boardSide: 'advanced', plans: 'all' } },
  { players: 4, options: { roundLimit: 12, preset: 'publisher', plans: 'expansion' } },
]

const { resourceTiles, workshopTiles, influenceCards } = builtInComponents()
const IDS = [...resourceTiles, ...workshopTiles, ...influenceCards].map(({ id }) => id)

/** All that is printed at the table of a game. */
function printed(game: RedCathedral): unknown {
  const { on, prestigeAt, ...numbers } = signsAt(game)
  const here = IDS.filter((id) => on(id).effects.length > 0)
  return [numbers, prestigeAt(20), here.map(on), here.map(wordsAt(game))]
}

const playOf = (game: RedCathedral) => new Play(game, seededChance('game'))

/** All that can be known of a table now. */
function known(play: ReturnType<typeof playOf>): unknown {
  const { game, state } = play
  const legal = play.legal()
  const seats = Array.from({ length: game.players }, (_, seat) => seat)
  const events = play.last?.events ?? []
  const view = game.view(state, 'spectator')
  return {
    legal,
    views: seats.map((seat) => game.view(state, seat)),
    again: game.view(game.redeal(view, seededChance('anew')), 'spectator'),
    labels: legal.map((command) => game.label(state, command)),
    told: events.map((event) => game.describe(state, event)),
    concerned: events.map((event) => seats.map((seat) => concerns(game, view, event, seat))),
    pieces: Object.entries(game.pieces(state)).filter(([, n]) => n > 0),
    outcome: game.outcome(state),
  }
}

test.each(TABLES)('a table without modules needs the rules of none: %j', (request) => {
  const whole = must(redCathedral.create(request))
  const alone = must(openBaseGame({ players: whole.players, options: whole.options }))
  expect(printed(alone)).toEqual(printed(whole))
  const [one, other] = [playOf(whole), playOf(alone)]
  const choices = seededChance('choices')
  for (let actor = one.actor; actor !== null; actor = one.actor) {
    const now = known(one)
    expect(JSON.stringify(known(other))).toBe(JSON.stringify(now))
    const legal = one.legal()
    const command = item(legal, choices.int(legal.length))
    one.submit(actor.seat, command)
    other.submit(actor.seat, command)
  }
  expect(other.log).toEqual(one.log)
  expect(known(other)).toEqual(known(one))
})
