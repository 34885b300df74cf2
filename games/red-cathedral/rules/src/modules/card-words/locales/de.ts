import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the words that several cards use in German. */
export const texts = {
  'effect.required': '{cost} → {gains}',
  'effect.claim': 'einen Abschnitt beanspruchen',
  'effect.influence': '1 Aktion einer beliebigen ausliegenden Einflusskarte nutzen',
  'effect.discardOrnament': '1 ungebaute Verzierung entfernen',

  'question.specialist-order': 'welcher Teil zuerst kommt',
  'question.borrow-action': 'eine Einflussaktion',
  'question.claim-banner': 'ein Banner',
  'question.salvage-ornament': 'eine Verzierung zum Entfernen',
  'question.choose-player': 'eine andere Person',

  'event.ornamentRemoved': {
    select: 'who',
    forms: { you: 'Du nimmst eine Verzierung aus dem Spiel: {ornament}' },
    other: '{who} nimmt eine Verzierung aus dem Spiel: {ornament}',
  },
  'event.playerChosen': {
    select: 'who',
    forms: { you: 'Du wählst {chosen}' },
    other: '{who} wählt {chosen:obj}',
  },

  'choice.chooseStep': 'Zuerst: {what}',
  'choice.salvage': 'Verzierung aus dem Spiel nehmen: {ornament}',
  'choice.salvageLocked': 'Verzierung in {workshop:dat} aus dem Spiel nehmen: {ornament}',
  'choice.choosePlayer': '{who} wählen',
  'choice.choosePlayer.counted': '{who} wählen: {gains}',

  'refusal.stepFirst': 'Führe zuerst mindestens eines von beiden aus.',
  'refusal.noSuchOrnament': 'Eine solche Verzierung hast du nicht.',
  'refusal.cardNotInPlay': 'Diese Karte ist nicht im Spiel.',
  'refusal.cardBeingResolved': 'Du nutzt schon eine Aktion dieser Karte.',
  'refusal.anotherPlayer': 'Wähle eine andere Person.',
} satisfies Translation<typeof english>
