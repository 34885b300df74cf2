/** The texts of the Master Builders in English. */
export const texts = {
  'blueprint.base': 'a base of {goods}',
  'blueprint.middle': 'a middle of {goods}',
  'blueprint.dome': 'a dome of {goods}',

  'effect.blueprint': {
    plural: 'n',
    one: '{n} material of a drawn section',
    other: '{n} materials of a drawn section',
  },
  'effect.advance.ruble': 'the rubles of a section you are building',
  'effect.advance.ruble.half': 'half of the rubles of a section you are building',
  'effect.advance.recognition': 'the recognition of a section you are building',
  'effect.advance.recognition.half': 'half of the recognition of a section you are building',

  'question.blueprint-take': 'what to take of the drawn sections',
  'question.advance-section': 'which section pays ahead',

  'event.blueprintsLaid': 'The {n} sections that are left over become a deck.',
  'event.blueprintDrawn': '{who} draws {card}.',
  'event.blueprintsShuffled': 'The {n} discarded sections are shuffled into a new deck.',
  'event.sectionAdvanced': '{who} lets {section} pay ahead.',

  'choice.chooseBlueprint': {
    plural: 'n',
    one: 'Take {n} material of {card}',
    other: 'Take {n} materials of {card}',
  },
  'choice.chooseBlueprint.none': 'Take materials of a drawn section',
  'choice.advanceSection': '{section} pays {what} ahead',

  'refusal.noSuchBlueprint': 'There is nothing to take of such a section.',
} as const
