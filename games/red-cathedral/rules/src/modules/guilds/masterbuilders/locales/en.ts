/** The texts of the Master Builders in English. */
export const texts = {
  'blueprint.base': 'a base ({goods})',
  'blueprint.middle': 'a middle ({goods})',
  'blueprint.dome': 'a dome ({goods})',

  'effect.blueprint': {
    plural: 'n',
    one: '{n} material from a drawn section',
    other: '{n} materials from a drawn section',
  },
  'effect.advance.ruble': 'the rubles of a section you have claimed',
  'effect.advance.ruble.half': 'half the rubles of a section you have claimed',
  'effect.advance.recognition': 'the recognition of a section you have claimed',
  'effect.advance.recognition.half': 'half the recognition of a section you have claimed',

  'question.blueprint-take': 'materials from a drawn section',
  'question.advance-section': 'a section that pays an advance',

  'event.blueprintsLaid': '{n} unused sections form a deck',
  'event.blueprintDrawn': {
    select: 'who',
    forms: { you: 'You draw {card}' },
    other: '{who} draws {card}',
  },
  'event.blueprintsShuffled': '{n} discarded sections are shuffled into a new deck',
  'event.sectionAdvanced': {
    select: 'who',
    forms: { you: 'You take an advance on {section}' },
    other: '{who} takes an advance on {section}',
  },

  'choice.chooseBlueprint': {
    plural: 'n',
    one: 'Take {n} material from {card}',
    other: 'Take {n} materials from {card}',
  },
  'choice.chooseBlueprint.none': 'Take materials from a drawn section',
  'choice.advanceSection': 'Take {what} in advance on {section}',

  'refusal.noSuchBlueprint': 'There is nothing to take from that section.',
} as const
