import { rublesWorth } from '../../../evaluate.ts'
import { playerAt } from '../../../state.ts'
import { contractorsOut } from '../../contractors/cities.ts'
import { defineModule } from '../../define.ts'
import type { NoTypes } from '../../types.ts'
import { asFourthGuild } from '../guild.ts'

/** The guild of the Contractors: their cards, with the pieces of the module — GU-CONTRACTORS. */
export const contractorsGuild = defineModule<NoTypes>({
  ...asFourthGuild('guild-contractors'),
  promise({ rules, state, seat }, { kind }) {
    if (kind !== 'player') return 0
    let most = 0
    for (let other = 0; other < rules.players; other++) {
      if (other !== seat) most = Math.max(most, contractorsOut(rules, state, other))
    }
    return rublesWorth(playerAt(state, seat).rubles, most)
  },
})
