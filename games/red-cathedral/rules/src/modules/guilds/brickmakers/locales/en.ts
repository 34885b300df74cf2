/** The texts of the Brick Makers in English. */
export const texts = {
  'effect.reinforce': 'one reinforcement tile',
  'effect.waivePlacement': 'a tile laid face up at no cost',
  'effect.anyDie': 'what the space of any die shows',

  'question.pick-reinforcement': 'which reinforcement tile to take',

  'event.reinforcementsLaid': {
    plural: 'n',
    one: '{n} reinforcement tile lies beside the market.',
    other: '{n} reinforcement tiles lie beside the market.',
  },
  'event.reinforcementTaken': '{who} takes a reinforcement tile: {tile}.',
  'event.reinforcementUsed': '{who} uses a reinforcement tile, which leaves the game: {tile}.',

  'choice.pickReinforcement': 'Take {tile}: {effect}',
  'choice.pickReinforcement.none': 'Take a reinforcement tile',
  'choice.useReinforcement': 'Use {tile}: {effect}',
  'choice.useReinforcement.none': 'Use a reinforcement tile',

  'refusal.notOnOffer': 'No such reinforcement tile is on offer.',
  'refusal.notYourReinforcement': 'You have no such reinforcement tile.',
  'refusal.reinforcedAlready': 'You have used a reinforcement tile this turn.',
} as const
