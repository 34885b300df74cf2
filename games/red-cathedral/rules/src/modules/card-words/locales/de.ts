import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the words that several cards use in German. */
export const texts = {
  'effect.required': '{cost}: {gains}',
  'effect.claim': 'einen Abschnitt beanspruchen',
  'effect.influence': 'eine Aktion einer beliebigen ausliegenden Karte',
  'effect.discardOrnament': 'eine ungebaute Verzierung entfernen',

  'question.specialist-order': 'welcher Teil als Nächstes kommt',
  'question.borrow-action': 'welche Aktion du ausführst',
  'question.claim-banner': 'welches Banner du nimmst',
  'question.salvage-ornament': 'welche Verzierung du entfernst',
  'question.choose-player': 'wen es betrifft',

  'event.ornamentRemoved': '{who} nimmt eine Verzierung aus dem Spiel: {ornament}.',
  'event.playerChosen': '{who} wählt {chosen}.',

  'choice.chooseStep': 'Zuerst: {what}',
  'choice.salvage': 'Verzierung aus dem Spiel nehmen: {ornament}',
  'choice.salvageLocked': 'Verzierung in {workshop:dat} aus dem Spiel nehmen: {ornament}',
  'choice.choosePlayer': '{who} wählen',
  'choice.choosePlayer.counted': '{who} wählen: {gains}',

  'refusal.stepFirst': 'Führe zuerst mindestens eines von beiden aus.',
  'refusal.noSuchOrnament': 'Eine solche Verzierung hast du nicht mehr.',
  'refusal.cardNotInPlay': 'Diese Karte ist nicht im Spiel.',
  'refusal.cardBeingResolved': 'Eine Aktion dieser Karte wird gerade ausgeführt.',
  'refusal.anotherPlayer': 'Wähle eine andere Farbe als deine.',
} satisfies Translation<typeof english>
