import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the words that several cards use in Spanish. */
export const texts = {
  'effect.required': '{cost}: {gains}',
  'effect.claim': 'reclamar una sección',
  'effect.influence': 'una acción de cualquier carta en juego',
  'effect.discardOrnament': 'retirar un adorno sin construir',

  'question.specialist-order': 'qué parte viene a continuación',
  'question.borrow-action': 'qué acción realizar',
  'question.claim-banner': 'qué estandarte usar',
  'question.salvage-ornament': 'qué adorno retirar',
  'question.choose-player': 'a qué rival afecta',

  'event.ornamentRemoved': '{who} retira un adorno de la partida: {ornament}.',
  'event.playerChosen': '{who} elige a {chosen}.',

  'choice.chooseStep': 'Primero: {what}',
  'choice.salvage': 'Retirar un adorno de la partida: {ornament}',
  'choice.salvageLocked': 'Retirar de la partida el adorno que está en {workshop}: {ornament}',
  'choice.choosePlayer': 'Elegir a {who}',
  'choice.choosePlayer.counted': 'Elegir a {who}: {gains}',

  'refusal.stepFirst': 'Realiza primero al menos una de las dos partes.',
  'refusal.noSuchOrnament': 'No te queda ningún adorno así que retirar.',
  'refusal.cardNotInPlay': 'Esa carta no está en juego.',
  'refusal.cardBeingResolved': 'Ya se está realizando una acción de esa carta.',
  'refusal.anotherPlayer': 'Elige a un rival.',
} satisfies Translation<typeof english>
