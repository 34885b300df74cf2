import { defineTerminalModule } from '../terminal-module.ts'
import { seatOf } from '../typed-places.ts'

/** What several guilds ask for. */
export const fourthGuild = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] !== 'clergy',
  commands: { choosePlayer: { clauses: ['GU-ALL-12'] } },
  typed: { player: ([colour], view) => ({ type: 'choosePlayer', seat: seatOf(view, colour) }) },
})
