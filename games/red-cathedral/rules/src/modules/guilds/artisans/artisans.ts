import { defineModule } from '../../define.ts'
import { asFourthGuild } from '../guild.ts'
import type { ArtisansTypes } from './artisans-types.ts'
import { activateOther, activateOtherStep, lendQuestion, tileLent } from './lent-tile.ts'

/** What the activation of a tile looks worth in prestige before it is chosen. */
const TILE = 0.45

/** The Artisans: they set workshop tiles to work, also those of others — GU-ARTISANS. */
export const artisans = defineModule<ArtisansTypes>({
  ...asFourthGuild('guild-artisans'),
  commands: { activateOther },
  questions: { lend: lendQuestion },
  stored: { lend: { effect: 'effect', left: 'left' } },
  events: { tileLent },
  steps: { activateOther: activateOtherStep },
  promise: (_ctx, frame) =>
    frame.kind === 'activate' || frame.kind === 'lend' ? TILE * frame.left : 0,
})
