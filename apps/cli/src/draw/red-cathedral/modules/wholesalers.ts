import { withTexts } from '../../../i18n.ts'
import { defineTerminalModule } from '../terminal-module.ts'

const t = withTexts({
  'rc.help.wholesalers':
    'Commands: more obtain, more influence, more workshop for a market action once more.',
})

/** The Wholesalers: a market action once more. */
export const wholesalers = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-wholesalers',
  commands: {
    marketAgain: { clauses: ['GU-WHOLESALERS-1', 'GU-WHOLESALERS-3', 'GU-WHOLESALERS-4'] },
  },
  typed: { more: ([action]) => ({ type: 'marketAgain', action }) },
  help: [t('rc.help.wholesalers')],
  short: {
    'effect.market.free': '{n} market action more',
    'effect.market.same': '1 market action, {n} times',
    'effect.market.different': '{n} different market actions',
  },
})
