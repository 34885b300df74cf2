import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'

export const words = {
  'review.title': 'Análisis',
  'review.lead':
    'Cada turno se juzga de nuevo con lo que entonces se podía ver: qué posibilidades había, qué habría sido mejor y qué fue suerte.',
  'review.start': 'Analizar esta partida',
  'review.cancel': 'Cancelar',
  'review.waiting': 'El análisis empieza …',
  'review.progress': '{done} de {all} decisiones juzgadas.',
  'review.goesOn': 'Continúa aunque dejes esta página.',
  'review.stays': 'Quédate en esta página hasta que termine.',
  'review.done': 'El análisis está listo.',
  'review.failed': 'No se pudo hacer el análisis.',
  'review.busy': 'Muchas partidas esperan su análisis. Pídelo de nuevo más tarde.',
  'review.chart': 'Posibilidad de ganar en tanto por ciento, turno a turno',
  'review.turn': 'Turno',
  'review.turnOf': '{turn}: {name}',
  'review.end': 'Final',
  'review.luck': 'Suerte',
  'review.lost': 'Decisiones propias',
  'review.ofTheWin': 'de la posibilidad de ganar, todos los turnos juntos',
  'review.costliest': 'Lo que más costó',
  'review.flawless': 'En ningún turno se encontró algo mejor.',
  'review.costTurn': 'Turno {turn}',
  'review.played': 'Jugado',
  'review.better': 'Mejor',
  'review.points': { plural: 'n', one: '{n} punto', many: '{n} de puntos', other: '{n} puntos' },
  'review.ahead': '{win} de ganar, {points} de ventaja al final',
  'review.behind': '{win} de ganar, {points} de desventaja al final',
  'review.level': '{win} de ganar, empate al final',
  'review.look': 'Verlo, o seguir jugando desde ahí',
  'review.lookAt': 'Ver el turno {turn} de {name} en la repetición, o seguir jugando desde ahí',
  'review.how':
    'Juzgado con {simulations} simulaciones por decisión. La suerte es lo que cambiaron los dados y lo descubierto; no está en ninguna decisión. Uno o dos por ciento dicen poco.',
} satisfies Translation<typeof english>
