import { t as baseText, withTexts } from '../../../i18n.ts'
import { letters } from '../printed-text.ts'
import { defineTerminalModule } from '../terminal-module.ts'
import { sectionAt } from '../typed-places.ts'

const t = withTexts({
  'rc.blueprints': 'Sections left over: {n} in the deck, {discards} discarded.',
  'rc.blueprints.drawn': 'Drawn: {cards}.',
  'rc.help.blueprints':
    '2 of a card: a section that is left over is drawn, and you take 2 of the materials it costs.',
  'rc.help.blueprints2':
    'Commands: take 1 wood 1 gold, card 2 (the second one drawn), advance T2.1.',
})

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
  short: {
    'effect.blueprint': { plural: 'n', one: '{n} of a card', other: '{n} of a card' },
    'effect.advance.ruble': 'an own section’s rubles',
    'effect.advance.ruble.half': 'half an own section’s rubles',
    'effect.advance.recognition': 'an own section’s recognition',
    'effect.advance.recognition.half': 'half an own section’s recognition',
  },
  belowSupply({ blueprints }) {
    if (blueprints === null) return []
    const { deck, drawn, discards } = blueprints
    const line = t('rc.blueprints', { n: deck, discards: discards.length })
    if (drawn.length === 0) return [line]
    const cards = drawn.map(
      ({ type, cost }) => `${baseText(`rc.section.${type}`)} ${letters(cost)}`,
    )
    return [`${line} ${t('rc.blueprints.drawn', { cards: cards.join(', ') })}`]
  },
})
