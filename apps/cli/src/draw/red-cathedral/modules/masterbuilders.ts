import { t } from '../../../i18n.ts'
import { letters } from '../printed-text.ts'
import { defineTerminalModule } from '../terminal-module.ts'
import { sectionAt } from '../typed-places.ts'

/** The Master Builders: the sections left over, and those drawn from them with what they cost. */
export const masterBuilders = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-masterbuilders',
  commands: {
    chooseBlueprint: { clauses: ['GU-MASTERBUILDERS-5', 'GU-MASTERBUILDERS-6'] },
    advanceSection: {
      clauses: ['GU-MASTERBUILDERS-8', 'GU-MASTERBUILDERS-9', 'GU-MASTERBUILDERS-10'],
    },
  },
  typed: {
    card: ([drawn]) => ({ type: 'chooseBlueprint', drawn: Number(drawn) - 1 }),
    advance: ([place], view) => ({ type: 'advanceSection', section: sectionAt(view, place) }),
  },
  help: [t('rc.help.blueprints'), t('rc.help.blueprints2')],
  belowSupply({ blueprints }) {
    if (blueprints === null) return []
    const { deck, drawn, discards } = blueprints
    const line = t('rc.blueprints', { n: deck, discards: discards.length })
    if (drawn.length === 0) return [line]
    const cards = drawn.map(({ type, cost }) => `${t(`rc.section.${type}`)} ${letters(cost)}`)
    return [`${line} ${t('rc.blueprints.drawn', { cards: cards.join(', ') })}`]
  },
})
