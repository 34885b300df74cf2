import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the words that several cards use in French. */
export const texts = {
  'effect.required': '{cost} : {gains}',
  'effect.claim': 'revendiquer une section',
  'effect.influence': 'une action d’une carte en jeu au choix',
  'effect.discardOrnament': 'retirer un ornement non construit',

  'question.specialist-order': 'quelle partie vient ensuite',
  'question.borrow-action': 'quelle action exécuter',
  'question.claim-banner': 'quelle bannière utiliser',
  'question.salvage-ornament': 'quel ornement retirer',
  'question.choose-player': 'quel adversaire est concerné',

  'event.ornamentRemoved': '{who} retire un ornement du jeu : {ornament}.',
  'event.playerChosen': '{who} choisit {chosen}.',

  'choice.chooseStep': 'D’abord : {what}',
  'choice.salvage': 'Retirer un ornement du jeu : {ornament}',
  'choice.salvageLocked': 'Retirer du jeu l’ornement posé dans {workshop} : {ornament}',
  'choice.choosePlayer': 'Choisir {who}',
  'choice.choosePlayer.counted': 'Choisir {who} : {gains}',

  'refusal.stepFirst': 'Exécutez d’abord au moins l’une des deux parties.',
  'refusal.noSuchOrnament': 'Vous n’avez plus d’ornement de ce type à retirer.',
  'refusal.cardNotInPlay': 'Cette carte n’est pas en jeu.',
  'refusal.cardBeingResolved': 'Une action de cette carte est en cours.',
  'refusal.anotherPlayer': 'Choisissez un adversaire.',
} satisfies Translation<typeof english>
