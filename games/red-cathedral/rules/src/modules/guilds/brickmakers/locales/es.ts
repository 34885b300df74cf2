import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Brick Makers in Spanish. */
export const texts = {
  'effect.reinforce': 'una loseta de refuerzo',
  'effect.waivePlacement': 'poner una loseta boca arriba gratis',
  'effect.anyDie': 'lo que muestra la casilla de cualquier dado',

  'question.pick-reinforcement': 'qué loseta de refuerzo tomar',

  'event.reinforcementsLaid': {
    plural: 'n',
    one: 'Hay {n} loseta de refuerzo junto al mercado.',
    many: 'Hay {n} de losetas de refuerzo junto al mercado.',
    other: 'Hay {n} losetas de refuerzo junto al mercado.',
  },
  'event.reinforcementTaken': '{who} toma una loseta de refuerzo: {tile}.',
  'event.reinforcementUsed': '{who} usa una loseta de refuerzo, que sale de la partida: {tile}.',

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
