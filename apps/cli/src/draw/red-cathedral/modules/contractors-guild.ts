import { withTexts } from '../../../i18n.ts'
import { defineTerminalModule } from '../terminal-module.ts'

const t = withTexts({
  'rc.help.player': 'Commands: player blue chooses Blue.',
})

/** The guild of the Contractors: what is counted by the contractors on the board. */
export const contractorsGuild = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-contractors',
  help: [t('rc.help.player')],
  short: {
    'effect.count.ownContractors': '{gains} per own contractor',
    'effect.count.chosenContractors': '{gains} per rival’s contractor',
  },
})
