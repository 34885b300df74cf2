/** The texts of the words that several cards use in English. */
export const texts = {
  'effect.required': '{cost} → {gains}',
  'effect.claim': 'claim a section',
  'effect.influence': 'use 1 action of any influence card in play',
  'effect.discardOrnament': 'remove 1 unbuilt ornament',

  'question.specialist-order': 'which part comes first',
  'question.borrow-action': 'an influence action',
  'question.claim-banner': 'a banner',
  'question.salvage-ornament': 'an ornament to remove',
  'question.choose-player': 'a player',

  'event.ornamentRemoved': {
    select: 'who',
    forms: { you: 'You remove an ornament from the game: {ornament}' },
    other: '{who} removes an ornament from the game: {ornament}',
  },
  'event.playerChosen': {
    select: 'who',
    forms: { you: 'You choose {chosen}' },
    other: '{who} chooses {chosen:obj}',
  },

  'choice.chooseStep': 'Start with: {what}',
  'choice.salvage': 'Remove an ornament from the game: {ornament}',
  'choice.salvageLocked': 'Remove the ornament in {workshop} from the game: {ornament}',
  'choice.choosePlayer': 'Choose {who}',
  'choice.choosePlayer.counted': 'Choose {who}: {gains}',

  'refusal.stepFirst': 'Do at least one of the two first.',
  'refusal.noSuchOrnament': 'You have no such ornament to remove.',
  'refusal.cardNotInPlay': 'That card is not in play.',
  'refusal.cardBeingResolved': 'You are already using an action of that card.',
  'refusal.anotherPlayer': 'Choose another player.',
} as const
