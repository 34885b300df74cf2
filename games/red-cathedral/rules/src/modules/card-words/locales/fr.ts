import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the words that several cards use in French. */
export const texts = {
  'effect.required': '{cost} → {gains}',
  'effect.claim': 'revendiquer une section',
  'effect.influence': 'utiliser 1 action d’une carte Influence en jeu au choix',
  'effect.discardOrnament': 'retirer 1 ornement non construit',

  'question.specialist-order': 'quelle partie vient d’abord',
  'question.borrow-action': 'une action d’influence',
  'question.claim-banner': 'une bannière',
  'question.salvage-ornament': 'un ornement à retirer',
  'question.choose-player': 'un joueur',

  'event.ornamentRemoved': {
    select: 'who',
    forms: { you: 'Tu retires un ornement du jeu : {ornament}' },
    other: '{who} retire un ornement du jeu : {ornament}',
  },
  'event.playerChosen': {
    select: 'who',
    forms: { you: 'Tu choisis {chosen}' },
    other: '{who} choisit {chosen:obj}',
  },

  'choice.chooseStep': 'Commencer par : {what}',
  'choice.salvage': 'Retirer un ornement du jeu : {ornament}',
  'choice.salvageLocked': 'Retirer du jeu l’ornement posé dans {workshop} : {ornament}',
  'choice.choosePlayer': 'Choisir {who}',
  'choice.choosePlayer.counted': 'Choisir {who} : {gains}',

  'refusal.stepFirst': 'Fais d’abord au moins l’une des deux parties.',
  'refusal.noSuchOrnament': 'Tu n’as pas d’ornement de ce type à retirer.',
  'refusal.cardNotInPlay': 'Cette carte n’est pas en jeu.',
  'refusal.cardBeingResolved': 'Tu utilises déjà une action de cette carte.',
  'refusal.anotherPlayer': 'Choisis un autre joueur.',
} satisfies Translation<typeof english>
