import { t } from '../../../i18n.ts'
import { paint } from '../../../output.ts'
import { defineTerminalModule } from '../terminal-module.ts'

/** The Foremen: the foreman under the tower that he inspects — GU-FOREMEN-3. */
export const foremen = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-foremen',
  commands: { moveForeman: { clauses: ['GU-FOREMEN-2', 'GU-FOREMEN-7'] } },
  typed: { foreman: ([towers]) => ({ type: 'moveForeman', towers: Number(towers) }) },
  help: [t('rc.help.foremen')],
  belowTowers: ({ foreman }, width) =>
    foreman === null ? [] : [' '.repeat(foreman * (width + 1) + 1) + paint.bold(t('rc.foreman'))],
})
