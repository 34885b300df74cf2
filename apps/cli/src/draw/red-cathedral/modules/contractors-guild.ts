import { t } from '../../../i18n.ts'
import { defineTerminalModule } from '../terminal-module.ts'

/** The guild of the Contractors: what is counted by the contractors on the board. */
export const contractorsGuild = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-contractors',
  help: [t('rc.help.player')],
})
