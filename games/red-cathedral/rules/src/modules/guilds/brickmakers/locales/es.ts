import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Brick Makers in Spanish. */
export const texts = {
  'effect.reinforce': '1 loseta de refuerzo',
  'effect.waivePlacement': 'poner gratis una loseta boca arriba',
  'effect.anyDie': 'tomar de la casilla de cualquier dado',

  'question.pick-reinforcement': 'una loseta de refuerzo',

  'event.reinforcementsLaid': {
    plural: 'n',
    one: '{n} loseta de refuerzo está en la reserva',
    many: '{n} losetas de refuerzo están en la reserva',
    other: '{n} losetas de refuerzo están en la reserva',
  },
  'event.reinforcementTaken': {
    select: 'who',
    forms: { you: 'Tomas una loseta de refuerzo: {tile}' },
    other: '{who} toma una loseta de refuerzo: {tile}',
  },
  'event.reinforcementUsed': {
    select: 'who',
    forms: { you: 'Usas «{tile}» (loseta de refuerzo)' },
    other: '{who} usa «{tile}» (loseta de refuerzo)',
  },

  'choice.pickReinforcement': 'Tomar «{tile}»: {effect}',
  'choice.pickReinforcement.none': 'Tomar una loseta de refuerzo',
  'choice.useReinforcement': 'Usar «{tile}»: {effect}',
  'choice.useReinforcement.none': 'Usar una loseta de refuerzo',

  'refusal.notOnOffer': 'Esa loseta de refuerzo no está disponible.',
  'refusal.notYourReinforcement': 'No tienes esa loseta de refuerzo.',
  'refusal.reinforcedAlready': 'Ya has usado una loseta de refuerzo en este turno.',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  'Brick Makers': 'Ladrilleros',

  'Brick carts': 'Carros de ladrillos',
  'Brick market': 'Mercado de ladrillos',
  'Gift of bricks': 'Regalo de ladrillos',

  'Full purse': 'Bolsa llena',
  'Letter of favour': 'Carta de recomendación',
  'Night shift': 'Turno de noche',
  Buttress: 'Contrafuerte',
  'Market crier': 'Pregonero del mercado',
  'Borrowed tools': 'Herramientas prestadas',
  'Spare cart': 'Carro de repuesto',
  'Reserve stock': 'Reservas',
}
