/** The texts of the Wholesalers in English. */
export const texts = {
  'effect.market.free': {
    plural: 'n',
    one: 'one market action more',
    other: '{n} market actions more',
  },
  'effect.market.same': 'one market action, {n} times',
  'effect.market.different': '{n} different market actions',

  'question.market-again': 'which market action to carry out once more',

  'choice.marketAgain.obtain': 'Obtain once more',
  'choice.marketAgain.influence': 'Use an influence card once more',
  'choice.marketAgain.workshop': 'Use your workshop once more',

  'refusal.marketFirst': 'Carry out at least one market action first.',
  'refusal.sameAction': 'It must be the same market action again.',
  'refusal.differentAction': 'It must be another market action.',
} as const
