import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Foremen in Spanish. */
export const texts = {
  'effect.foreman': 'el capataz avanza de {least} a {most} torres',
  'effect.count.ownBannersAtForeman': '{gains} por cada estandarte tuyo en su torre',
  'effect.count.chosenBannersAtForeman': '{gains} por cada estandarte de un rival en su torre',

  'question.foreman-move': 'hasta dónde va el capataz',

  'event.foremanPlaced': 'El capataz está bajo T{tower}.',
  'event.foremanMoved': '{who} envía el capataz a T{tower}.',
  'event.foremanPraised': {
    plural: 'n',
    one: 'El capataz felicita a {who} por {section}: {n} punto de reconocimiento.',
    many: 'El capataz felicita a {who} por {section}: {n} de puntos de reconocimiento.',
    other: 'El capataz felicita a {who} por {section}: {n} puntos de reconocimiento.',
  },

  'choice.moveForeman': {
    plural: 'n',
    one: 'Mover el capataz {n} torre, hasta T{tower}',
    many: 'Mover el capataz {n} de torres, hasta T{tower}',
    other: 'Mover el capataz {n} torres, hasta T{tower}',
  },

  'refusal.foremanSteps': 'El capataz no puede ir tan lejos, ni quedarse donde está.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  Foremen: 'Capataces',

  'Morning round': 'Ronda de la mañana',
  'Pay round': 'Ronda de pagos',
  'Evening round': 'Ronda de la tarde',
}
