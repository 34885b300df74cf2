import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Foremen in German. */
export const texts = {
  'effect.foreman': 'Vorarbeiter {least} bis {most} Türme bewegen',
  'effect.count.ownBannersAtForeman': '{gains} je eigenem Banner in seinem Turm',
  'effect.count.chosenBannersAtForeman': '{gains} je Banner einer anderen Person in seinem Turm',

  'question.foreman-move': 'wohin der Vorarbeiter geht',

  'event.foremanPlaced': 'Der Vorarbeiter beginnt bei Turm {tower}',
  'event.foremanMoved': {
    select: 'who',
    forms: { you: 'Du bewegst den Vorarbeiter zu Turm {tower}' },
    other: '{who} bewegt den Vorarbeiter zu Turm {tower}',
  },
  'event.foremanPraised': '{who}: {gains} (Vorarbeiter, {section})',

  'choice.moveForeman': {
    plural: 'n',
    one: 'Vorarbeiter {n} Turm bewegen, zu Turm {tower}',
    other: 'Vorarbeiter {n} Türme bewegen, zu Turm {tower}',
  },

  'refusal.foremanSteps': 'Der Vorarbeiter muss sich bewegen, aber nicht so weit.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  Foremen: 'Vorarbeiter',

  'Morning round': 'Morgenrunde',
  'Pay round': 'Lohnrunde',
  'Evening round': 'Abendrunde',
}
