/**
 * Players of other styles than our own opponents, by rules of thumb: what of a seat's features each wants,
 * and how much. They stay as they are: strength is measured against them (docs/bots.md).
 */
export const STYLES = {
  /** Builds towers as fast as it can, for castles on top. */
  castles: {
    own: {
      'points as they stand': 12,
      castles: 36,
      'two castles': 4,
      'three castles': 20,
      'levels on the sites': 16,
      'what goods look worth': 8,
      'what the income looks worth': 6,
      'what actions look worth': 5,
      'what the open question promises': 5,
    },
  },
  /** Collects badges, and realises contracts as soon as it can. */
  contracts: {
    own: {
      'points as they stand': 10,
      'contracts realised': 40,
      'what contracts look worth': 18,
      'contracts lacking one badge': 2,
      'levels on the sites': 6,
      'what goods look worth': 6,
      'what the income looks worth': 6,
      'what actions look worth': 5,
      'what the open question promises': 5,
    },
  },
  /** Covers its sites with buildings of level I and lives on their income. */
  income: {
    own: {
      'points as they stand': 10,
      'bare sites': -12,
      'levels on the sites': 4,
      'what the income looks worth': 18,
      'what goods look worth': 5,
      'contracts realised': 12,
      castles: 4,
      'what actions look worth': 5,
      'what the open question promises': 5,
    },
  },
} as const
