import { message } from '../../../messages/message.ts'
import type { RulesData } from '../../../rules-data.ts'
import type { State } from '../../../state.ts'
import { defineModule } from '../../define.ts'
import { asFourthGuild } from '../guild.ts'
import { pickCommand, useCommand } from './brick-makers-commands.ts'
import { promise, worth } from './brick-makers-evaluate.ts'
import { brickMakersEvents } from './brick-makers-events.ts'
import type { BrickMakersTypes } from './brick-makers-types.ts'
import { namesOf, reinforcementsFrom, reinforcementsView } from './brick-makers-view.ts'
import { heldBy, NO_REINFORCEMENTS } from './offer.ts'
import { pickReinforcement, reinforce, reinforceQuestion } from './pick.ts'
import { anyUsable, legalUses, useReinforcement } from './use.ts'
import { waivePlacement } from './waive.ts'

/** The Brick Makers: reinforcement tiles, each used once as a free action — GU-BRICKMAKERS. */
export const brickMakers = defineModule<BrickMakersTypes>({
  ...asFourthGuild('guild-brickmakers'),
  commands: { pickReinforcement, useReinforcement },
  questions: { reinforce: reinforceQuestion },
  stored: { reinforce: { effect: 'effect' } },
  events: brickMakersEvents,
  steps: { reinforce, waivePlacement },
  effects: ({ reinforcements }) => reinforcements,
  printed: {
    none: { reinforcements: [] },
    of: ({ reinforcements }, _options, effectPlace) => ({
      reinforcements: reinforcements.map(({ id, name }) => {
        pickCommand(id)
        useCommand(id)
        return { id, name, effect: effectPlace(id) }
      }),
    }),
  },
  state: {
    blank: { reinforcements: NO_REINFORCEMENTS },
    view: (rules, state) => ({ reinforcements: reinforcementsView(rules, state) }),
    playerView: ({ rules, state, seat }) => ({
      reinforcements: namesOf(rules, heldBy(state, seat)),
    }),
    redeal: (rules, seen) => ({ reinforcements: reinforcementsFrom(rules, seen) }),
  },
  setup: (rules) => [
    { type: 'reinforcementsLaid', tiles: rules.parts.reinforcements.map(({ id }) => id) },
  ],
  freeActionPossible: anyUsable,
  freeActions: (ctx, _frame, choices) => legalUses(ctx, choices),
  pieces: countPieces,
  worth,
  promise,
  features: [['reinforcement tiles', ({ state, seat }) => heldBy(state, seat).length / 3]],
  nameOf(rules, id) {
    const tile = rules.parts.reinforcements.find((each) => each.id === id)
    return tile === undefined ? null : message('component.tile', { name: tile.name })
  },
})

/** On offer, in the players' hands, and removed from the game. */
function countPieces(_rules: RulesData, state: State, counts: Record<string, number>): void {
  const { offer, held, removed } = state.parts.reinforcements
  counts['reinforcements'] = offer.length + removed.length + held.flat().length
}
