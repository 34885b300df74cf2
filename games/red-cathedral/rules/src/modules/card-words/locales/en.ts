/** The texts of the words that several cards use in English. */
export const texts = {
  'effect.required': '{cost}: {gains}',
  'effect.claim': 'a claim',
  'effect.influence': 'one action of any card in play',
  'effect.discardOrnament': 'remove an unbuilt ornament',

  'question.specialist-order': 'which part comes next',
  'question.borrow-action': 'which action to carry out',
  'question.claim-banner': 'which banner to use',
  'question.salvage-ornament': 'which ornament to remove',
  'question.choose-player': 'which player it concerns',

  'event.ornamentRemoved': '{who} removes an ornament from the game: {ornament}.',
  'event.playerChosen': '{who} chooses {chosen}.',

  'choice.chooseStep': 'First: {what}',
  'choice.salvage': 'Remove an ornament from the game: {ornament}',
  'choice.salvageLocked': 'Remove the ornament in {workshop} from the game: {ornament}',
  'choice.choosePlayer': 'Choose {who}',
  'choice.choosePlayer.counted': 'Choose {who}: {gains}',

  'refusal.stepFirst': 'Carry out at least one of the two first.',
  'refusal.noSuchOrnament': 'You have no such ornament left to remove.',
  'refusal.cardNotInPlay': 'That card is not in play.',
  'refusal.cardBeingResolved': 'An action of that card is being carried out.',
  'refusal.anotherPlayer': 'Choose another player.',
} as const
