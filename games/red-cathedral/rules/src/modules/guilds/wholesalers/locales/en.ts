/** The texts of the Wholesalers in English. */
export const texts = {
  'effect.market.free': {
    plural: 'n',
    one: '1 more market action',
    other: '{n} more market actions',
  },
  'effect.market.same': 'the same market action {n} times',
  'effect.market.different': '{n} different market actions',

  'question.market-again': 'a market action',

  'choice.marketAgain.obtain': 'Take from the space again',
  'choice.marketAgain.influence': 'Use an influence action again',
  'choice.marketAgain.workshop': 'Use your workshop again',

  'refusal.marketFirst': 'Take at least 1 market action first.',
  'refusal.sameAction': 'Choose the same market action again.',
  'refusal.differentAction': 'Choose a different market action.',
} as const
