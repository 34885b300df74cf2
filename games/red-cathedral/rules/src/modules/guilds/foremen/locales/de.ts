import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Foremen in German. */
export const texts = {
  'effect.foreman': 'Vorarbeiter {least} bis {most} Türme weiter',
  'effect.count.ownBannersAtForeman': '{gains} für jedes eigene Banner in seinem Turm',
  'effect.count.chosenBannersAtForeman':
    '{gains} für jedes Banner einer anderen Farbe in seinem Turm',

  'question.foreman-move': 'wie weit der Vorarbeiter geht',

  'event.foremanPlaced': 'Der Vorarbeiter steht unter T{tower}.',
  'event.foremanMoved': '{who} schickt den Vorarbeiter zu T{tower}.',
  'event.foremanPraised': 'Der Vorarbeiter lobt {who} für {section}: {n} Anerkennung.',

  'choice.moveForeman': {
    plural: 'n',
    one: 'Vorarbeiter {n} Turm weiter schicken, zu T{tower}',
    other: 'Vorarbeiter {n} Türme weiter schicken, zu T{tower}',
  },

  'refusal.foremanSteps':
    'So weit kann der Vorarbeiter nicht gehen, und stehen bleiben auch nicht.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  Foremen: 'Vorarbeiter',

  'Morning round': 'Morgenrunde',
  'Pay round': 'Lohnrunde',
  'Evening round': 'Abendrunde',
}
