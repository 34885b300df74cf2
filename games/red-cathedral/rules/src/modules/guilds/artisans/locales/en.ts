/** The texts of the Artisans in English. */
export const texts = {
  'effect.activate.same': 'use the same workshop tile {n} times',
  'effect.activate.different': 'use {n} different workshop tiles',
  'effect.activateOther': 'use 1 workshop tile of another player',

  'event.tileLent': {
    select: 'who',
    forms: { you: 'You use {workshop} of {owner} ({tile})' },
    other: '{who} uses {workshop} of {owner:obj} ({tile})',
  },

  'choice.activateOther': 'Use {workshop} of {who}: {tile}',

  'refusal.sameTile': 'Use the same tile both times.',
  'refusal.differentTile': 'Use different tiles.',
} as const
