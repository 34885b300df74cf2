/** The texts of the Foremen in English. */
export const texts = {
  'effect.foreman': 'the foreman goes {least} to {most} towers on',
  'effect.count.ownBannersAtForeman': '{gains} for each of your banners in his tower',
  'effect.count.chosenBannersAtForeman': '{gains} for each banner of another player in his tower',

  'question.foreman-move': 'how far the foreman goes',

  'event.foremanPlaced': 'The foreman stands under T{tower}.',
  'event.foremanMoved': '{who} sends the foreman to T{tower}.',
  'event.foremanPraised': 'The foreman praises {who} for {section}: {n} recognition.',

  'choice.moveForeman': {
    plural: 'n',
    one: 'Send the foreman {n} tower on, to T{tower}',
    other: 'Send the foreman {n} towers on, to T{tower}',
  },

  'refusal.foremanSteps': 'The foreman cannot go that far, and cannot stay.',
} as const
