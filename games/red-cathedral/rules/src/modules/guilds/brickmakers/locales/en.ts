/** The texts of the Brick Makers in English. */
export const texts = {
  'effect.reinforce': '1 reinforcement tile',
  'effect.waivePlacement': 'place a tile face up for free',
  'effect.anyDie': 'take from the space of any die',

  'question.pick-reinforcement': 'a reinforcement tile',

  'event.reinforcementsLaid': {
    plural: 'n',
    one: '{n} reinforcement tile is in the supply',
    other: '{n} reinforcement tiles are in the supply',
  },
  'event.reinforcementTaken': {
    select: 'who',
    forms: { you: 'You take a reinforcement tile: {tile}' },
    other: '{who} takes a reinforcement tile: {tile}',
  },
  'event.reinforcementUsed': {
    select: 'who',
    forms: { you: 'You use {tile} (reinforcement tile)' },
    other: '{who} uses {tile} (reinforcement tile)',
  },

  'choice.pickReinforcement': 'Take {tile}: {effect}',
  'choice.pickReinforcement.none': 'Take a reinforcement tile',
  'choice.useReinforcement': 'Use {tile}: {effect}',
  'choice.useReinforcement.none': 'Use a reinforcement tile',

  'refusal.notOnOffer': 'That reinforcement tile is not available.',
  'refusal.notYourReinforcement': "You don't have that reinforcement tile.",
  'refusal.reinforcedAlready': 'You have already used a reinforcement tile this turn.',
} as const
