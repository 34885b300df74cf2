import { message } from '@guildhall/kernel'
import type { Kit, Module } from '../../../kit.ts'
import type { State } from '../../../state.ts'
import { pickCommand, useCommand } from './commands.ts'
import { promise, worth } from './evaluate.ts'
import { anyUsable, legalUses } from './use.ts'

/** The Brick Makers: reinforcement tiles, each used once as a free action — GU-BRICKMAKERS. */
export const brickmakers: Module = {
  id: 'guild-brickmakers',
  effects: ({ reinforcements }) => reinforcements,
  kit: ({ reinforcements }, _options, effectPlace) => ({
    reinforcements: reinforcements.map(({ id, name }) => {
      pickCommand(id)
      useCommand(id)
      return { id, name, effect: effectPlace(id) }
    }),
  }),
  setup: (kit) => [{ type: 'reinforcementsLaid', tiles: kit.reinforcements.map(({ id }) => id) }],
  freeActionPossible: anyUsable,
  freeActions: (kit, state, seat, _frame, choices) => legalUses(kit, state, seat, choices),
  pieces: countPieces,
  worth,
  promise,
  nameOf(kit, id) {
    const tile = kit.reinforcements.find((each) => each.id === id)
    return tile === undefined ? null : message('component.tile', { name: tile.name })
  },
}

/** On offer, in the players' hands, and removed from the game. */
function countPieces(_kit: Kit, state: State, counts: Record<string, number>): void {
  const { offer, removed } = state.reinforcements
  const held = state.players.reduce((sum, player) => sum + player.reinforcements.length, 0)
  counts['reinforcements'] = offer.length + removed.length + held
}
