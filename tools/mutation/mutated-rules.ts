/** What `npm run mutate` changes in the rules of a game, and the tests that should notice. */
export interface Mutated {
  readonly title: string
  /** The rules that are mutated, and the tests they are held against, in words. */
  readonly what: string
  readonly against: string
  readonly files: readonly string[]
  readonly tests: string
}

const RED_CATHEDRAL = 'games/red-cathedral/rules/src'
const CRAFTSMEN = 'games/craftsmen-builders/rules/src'

export const MUTATED: Readonly<Record<string, Mutated>> = {
  'red-cathedral': {
    title: 'The Red Cathedral',
    what: 'scoring, penalties, market and claiming',
    against: 'chapters RC-6, RC-7, RC-8 and RC-12',
    files: ['scoring', 'completion', 'actions/market', 'actions/claim'].map(
      (file) => `${RED_CATHEDRAL}/${file}.ts`,
    ),
    tests: `${RED_CATHEDRAL}/clauses/rc-{06,07,08,12}-*.test.ts`,
  },
  'craftsmen-builders': {
    title: 'Craftsmen & Builders',
    what: 'building, contracts, recruitment and scoring',
    against: 'chapters CB-3, CB-6, CB-7, CB-8, CB-10, CB-11 and CB-13',
    files: [
      'modules/base/sequence',
      'modules/base/commands/building',
      'modules/base/commands/site',
      'modules/base/cost',
      'modules/base/commands/payment',
      'modules/base/events/market',
      'modules/base/commands/contract',
      'modules/base/events/contracts',
      'modules/base/commands/recruit',
      'modules/base/scoring',
      'outcome',
    ].map((file) => `${CRAFTSMEN}/${file}.ts`),
    tests: `${CRAFTSMEN}/clauses/cb-{03,06,07,08,10,11,13}-*.test.ts`,
  },
}
