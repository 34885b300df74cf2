import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Foremen in French. */
export const texts = {
  'effect.foreman': 'déplacer le contremaître de {least} à {most} tours',
  'effect.count.ownBannersAtForeman': '{gains} par bannière à toi dans sa tour',
  'effect.count.chosenBannersAtForeman': '{gains} par bannière d’un autre joueur dans sa tour',

  'question.foreman-move': 'où va le contremaître',

  'event.foremanPlaced': 'Le contremaître commence à la tour {tower}',
  'event.foremanMoved': {
    select: 'who',
    forms: { you: 'Tu déplaces le contremaître à la tour {tower}' },
    other: '{who} déplace le contremaître à la tour {tower}',
  },
  'event.foremanPraised': '{who} : {gains} (contremaître, {section})',

  'choice.moveForeman': {
    plural: 'n',
    one: 'Déplacer le contremaître de {n} tour, à la tour {tower}',
    many: 'Déplacer le contremaître de {n} tours, à la tour {tower}',
    other: 'Déplacer le contremaître de {n} tours, à la tour {tower}',
  },

  'refusal.foremanSteps': 'Le contremaître doit avancer, mais pas si loin.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in French. */
export const names = {
  Foremen: 'Contremaîtres',

  'Morning round': 'Ronde du matin',
  'Pay round': 'Tournée de paie',
  'Evening round': 'Ronde du soir',
}
