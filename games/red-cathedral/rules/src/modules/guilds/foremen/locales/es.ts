import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Foremen in Spanish. */
export const texts = {
  'effect.foreman': 'mover el capataz de {least} a {most} torres',
  'effect.count.ownBannersAtForeman': '{gains} por cada estandarte tuyo en su torre',
  'effect.count.chosenBannersAtForeman': '{gains} por cada estandarte de otro jugador en su torre',

  'question.foreman-move': 'adónde va el capataz',

  'event.foremanPlaced': 'El capataz empieza en la torre {tower}',
  'event.foremanMoved': {
    select: 'who',
    forms: { you: 'Mueves el capataz a la torre {tower}' },
    other: '{who} mueve el capataz a la torre {tower}',
  },
  'event.foremanPraised': '{who}: {gains} (capataz, {section})',

  'choice.moveForeman': {
    plural: 'n',
    one: 'Mover el capataz {n} torre, a la torre {tower}',
    many: 'Mover el capataz {n} torres, a la torre {tower}',
    other: 'Mover el capataz {n} torres, a la torre {tower}',
  },

  'refusal.foremanSteps': 'El capataz tiene que moverse, pero no tan lejos.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  Foremen: 'Capataces',

  'Morning round': 'Ronda de la mañana',
  'Pay round': 'Ronda de pagos',
  'Evening round': 'Ronda de la tarde',
}
