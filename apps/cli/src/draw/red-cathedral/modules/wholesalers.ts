import { t } from '../../../i18n.ts'
import { defineTerminalModule } from '../terminal-module.ts'

/** The Wholesalers: a market action once more. */
export const wholesalers = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-wholesalers',
  commands: {
    marketAgain: { clauses: ['GU-WHOLESALERS-1', 'GU-WHOLESALERS-3', 'GU-WHOLESALERS-4'] },
  },
  typed: { more: ([action]) => ({ type: 'marketAgain', action }) },
  help: [t('rc.help.wholesalers')],
})
