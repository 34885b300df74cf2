import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Foremen in French. */
export const texts = {
  'effect.foreman': 'le contremaître avance de {least} à {most} tours',
  'effect.count.ownBannersAtForeman': '{gains} pour chacune de vos bannières dans sa tour',
  'effect.count.chosenBannersAtForeman':
    '{gains} pour chaque bannière d’un adversaire dans sa tour',

  'question.foreman-move': 'jusqu’où va le contremaître',

  'event.foremanPlaced': 'Le contremaître se tient sous T{tower}.',
  'event.foremanMoved': '{who} envoie le contremaître à T{tower}.',
  'event.foremanPraised': {
    plural: 'n',
    one: 'Le contremaître félicite {who} pour {section} : {n} point de reconnaissance.',
    many: 'Le contremaître félicite {who} pour {section} : {n} de points de reconnaissance.',
    other: 'Le contremaître félicite {who} pour {section} : {n} points de reconnaissance.',
  },

  'choice.moveForeman': {
    plural: 'n',
    one: 'Avancer le contremaître de {n} tour, jusqu’à T{tower}',
    many: 'Avancer le contremaître de {n} de tours, jusqu’à T{tower}',
    other: 'Avancer le contremaître de {n} tours, jusqu’à T{tower}',
  },

  'refusal.foremanSteps': 'Le contremaître ne peut ni aller si loin ni rester sur place.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  Foremen: 'Contremaîtres',

  'Morning round': 'Ronde du matin',
  'Pay round': 'Tournée de paie',
  'Evening round': 'Ronde du soir',
}
