import { expect, test } from 'vitest'
import type { Position } from '../positions/position.ts'
import { concerns } from '../table.ts'
import { randomGame } from '../testing/play.ts'

const TABLES: readonly Position[] = [
  { players: 2 },
  { players: 3, options: { contractors: true } },
  { players: 4, options: { boardSide: 'advanced', contractors: true } },
  { players: 3, options: { fourthGuild: 'guild-artisans' } },
  { players: 2, options: { fourthGuild: 'guild-foremen', contractors: true } },
  { players: 2, options: { fourthGuild: 'guild-brickmakers' } },
  { players: 3, options: { fourthGuild: 'guild-jewelers' } },
  { players: 3, options: { fourthGuild: 'guild-masterbuilders' } },
  { players: 2, options: { fourthGuild: 'guild-archivists' } },
  { players: 1 },
]

test.each(TABLES)(
  'whatever changes something of a seat concerns it: $players, $options',
  (table) => {
    const changed = new Set<string>()
    const position = { ...table, options: { roundLimit: 15, ...table.options } }
    for (let seed = 0; seed < 12; seed++) {
      for (const { before, after } of randomGame(position, seed)) {
        const { game } = before
        const now = game.copy(before.state)
        for (const event of after.events) {
          const was = game.view(now, 'spectator')
          game.evolve(now, event)
          const is = game.view(now, 'spectator')
          const own = (view: typeof was, seat: number) =>
            JSON.stringify([view.players[seat], sectionsOf(view, seat)])
          for (let seat = 0; seat < game.players; seat++) {
            if (own(was, seat) === own(is, seat)) continue
            if (!concerns(game, is, event, seat))
              changed.add(`${event.type} of ${JSON.stringify(event)}`)
          }
        }
      }
    }
    expect([...changed]).toEqual([])
  },
)

const sectionsOf = (view: { towers: readonly (readonly { owner: number }[])[] }, seat: number) =>
  view.towers.flat().filter(({ owner }) => owner === seat)
