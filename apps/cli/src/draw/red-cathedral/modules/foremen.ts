import { withTexts } from '../../../i18n.ts'
import { paint } from '../../../output.ts'
import { defineTerminalModule } from '../terminal-module.ts'

const t = withTexts({
  'rc.foreman': '↑ foreman',
  'rc.help.foremen':
    '↑ is the foreman under the tower that he inspects. Commands: foreman 2, player blue.',
})

/** The Foremen: the foreman under the tower that he inspects — GU-FOREMEN-3. */
export const foremen = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-foremen',
  commands: { moveForeman: { clauses: ['GU-FOREMEN-2', 'GU-FOREMEN-7'] } },
  typed: { foreman: ([towers]) => ({ type: 'moveForeman', towers: Number(towers) }) },
  help: [t('rc.help.foremen')],
  short: {
    'effect.foreman': 'foreman',
    'effect.count.ownBannersAtForeman': '{gains} per own banner',
    'effect.count.chosenBannersAtForeman': '{gains} per rival’s banner',
  },
  belowTowers: ({ foreman }, width) =>
    foreman === null ? [] : [' '.repeat(foreman * (width + 1) + 1) + paint.bold(t('rc.foreman'))],
})
