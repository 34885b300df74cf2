/** The texts of the Artisans in English. */
export const texts = {
  'effect.activate.same': 'the same workshop tile {n} times',
  'effect.activate.different': '{n} different workshop tiles',
  'effect.activateOther': 'one workshop tile of another player',

  'event.tileLent': '{who} sets {workshop} of {owner} to work: {tile}.',

  'choice.activateOther': 'Set {workshop} of {who} to work: {tile}',

  'refusal.sameTile': 'Both activations go to the same tile.',
  'refusal.differentTile': 'The activations go to different tiles.',
} as const
