/** The texts of the Foremen in English. */
export const texts = {
  'effect.foreman': 'move the foreman {least} to {most} towers',
  'effect.count.ownBannersAtForeman': '{gains} per banner of yours in his tower',
  'effect.count.chosenBannersAtForeman': '{gains} per banner of one other player in his tower',

  'question.foreman-move': 'where the foreman goes',

  'event.foremanPlaced': 'The foreman starts at Tower {tower}',
  'event.foremanMoved': {
    select: 'who',
    forms: { you: 'You move the foreman to Tower {tower}' },
    other: '{who} moves the foreman to Tower {tower}',
  },
  'event.foremanPraised': '{who}: {gains} (foreman, {section})',

  'choice.moveForeman': {
    plural: 'n',
    one: 'Move the foreman {n} tower, to Tower {tower}',
    other: 'Move the foreman {n} towers, to Tower {tower}',
  },

  'refusal.foremanSteps': "The foreman has to move, and can't go that far.",
} as const
