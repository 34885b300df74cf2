/**
 * Players of other styles than our own opponents, by rules of thumb: what of a seat's features each wants,
 * and how much. They stay as they are: strength is measured against them (docs/bots.md).
 */
export const STYLES = {
  /** Finishes what it has begun, and takes what it lacks. */
  builder: {
    own: {
      'points as they stand': 40,
      'finished sections': 22,
      'materials delivered': 7,
      'missing and in stock': 3,
      'sections under construction': 2,
      'worth of towers led': 3,
      'tiles face up': 3,
      rubles: 1.2,
      'what the open question promises': 3,
    },
  },
  /** Farms recognition on the track, with workshop tiles face up, and doesn't hurry to the end. */
  farmer: {
    own: {
      'points as they stand': 80,
      'tiles face up': 14,
      'covered workshop spaces': -2,
      'best space for a die': 2,
      rubles: 3,
      'materials delivered': 4,
      'missing and in stock': 2,
      'five sections': -3,
      'six sections': -12,
      'what the open question promises': 4,
    },
  },
  /** Claims in the towers of others, finishes above them, and grudges them their points. */
  blocker: {
    own: {
      'points as they stand': 36,
      'finished sections': 18,
      'materials delivered': 6,
      'missing and in stock': 3,
      'sections under construction': 3,
      'sections of towers with most banners': 8,
      'what the open question promises': 3,
    },
    rival: {
      'points as they stand': -36,
      'materials missing': 4,
      'worth of towers led': -6,
      'sections of towers with most banners': -6,
    },
  },
  /** Runs for the sixth section, whatever it brings. */
  rusher: {
    own: {
      'points as they stand': 10,
      'finished sections': 60,
      'materials delivered': 18,
      'missing and in stock': 6,
      'materials missing': -2,
      'sections under construction': 4,
      rubles: 0.8,
      'what the open question promises': 3,
    },
  },
  /** Fills the inventory first, and builds late and with ornaments. */
  hoarder: {
    own: {
      'points as they stand': 20,
      rubles: 1.6,
      wood: 2.5,
      brick: 2.5,
      stone: 2.5,
      gold: 4,
      green: 4,
      purple: 4,
      'ornaments built': 14,
      'finished sections': 18,
      'materials delivered': 7,
      'sections under construction': 2,
      'what the open question promises': 3,
    },
  },
} as const
