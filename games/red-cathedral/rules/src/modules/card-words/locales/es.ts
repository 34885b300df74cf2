import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the words that several cards use in Spanish. */
export const texts = {
  'effect.required': '{cost} → {gains}',
  'effect.claim': 'reclamar una sección',
  'effect.influence': 'usar 1 acción de cualquier carta de influencia en juego',
  'effect.discardOrnament': 'retirar 1 ornamento sin construir',

  'question.specialist-order': 'qué parte va primero',
  'question.borrow-action': 'una acción de influencia',
  'question.claim-banner': 'un estandarte',
  'question.salvage-ornament': 'un ornamento que retirar',
  'question.choose-player': 'un jugador',

  'event.ornamentRemoved': {
    select: 'who',
    forms: { you: 'Retiras un ornamento de la partida: {ornament}' },
    other: '{who} retira un ornamento de la partida: {ornament}',
  },
  'event.playerChosen': {
    select: 'who',
    forms: { you: 'Eliges a {chosen}' },
    other: '{who} elige a {chosen:obj}',
  },

  'choice.chooseStep': 'Empezar por: {what}',
  'choice.salvage': 'Retirar un ornamento de la partida: {ornament}',
  'choice.salvageLocked': 'Retirar de la partida el ornamento que está en {workshop}: {ornament}',
  'choice.choosePlayer': 'Elegir a {who}',
  'choice.choosePlayer.counted': 'Elegir a {who}: {gains}',

  'refusal.stepFirst': 'Haz primero al menos una de las dos partes.',
  'refusal.noSuchOrnament': 'No tienes ningún ornamento así que retirar.',
  'refusal.cardNotInPlay': 'Esa carta no está en juego.',
  'refusal.cardBeingResolved': 'Ya estás usando una acción de esa carta.',
  'refusal.anotherPlayer': 'Elige a otro jugador.',
} satisfies Translation<typeof english>
