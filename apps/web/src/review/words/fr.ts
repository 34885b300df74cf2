import type { Translation } from '@guildhall/texts'
import type { english } from './en.ts'

export const words = {
  'review.title': 'Analyse',
  'review.lead':
    'Chaque tour est jugé à nouveau, avec ce que l’on pouvait voir alors : quelles étaient les chances, ce qui valait mieux, et ce qui tenait au hasard.',
  'review.start': 'Analyser cette partie',
  'review.cancel': 'Annuler',
  'review.waiting': 'L’analyse commence …',
  'review.progress': '{done} décisions jugées sur {all}.',
  'review.goesOn': 'Elle continue même si vous quittez cette page.',
  'review.stays': 'Restez sur cette page jusqu’à la fin.',
  'review.done': 'L’analyse est prête.',
  'review.failed': 'L’analyse n’a pas pu être faite.',
  'review.busy': 'Beaucoup de parties attendent leur analyse. Redemandez plus tard.',
  'review.chart': 'Chances de gagner en pour cent, tour après tour',
  'review.turn': 'Tour',
  'review.turnOf': '{turn} : {name}',
  'review.end': 'Fin',
  'review.luck': 'Hasard',
  'review.lost': 'Décisions',
  'review.ofTheWin': 'des chances de gagner, tous les tours ensemble',
  'review.costliest': 'Ce qui a coûté le plus',
  'review.flawless': 'Rien de mieux n’a été trouvé, à aucun tour.',
  'review.costTurn': 'Tour {turn}',
  'review.played': 'Joué',
  'review.better': 'Mieux',
  'review.points': { plural: 'n', one: '{n} point', many: '{n} de points', other: '{n} points' },
  'review.ahead': '{win} de gagner, {points} d’avance à la fin',
  'review.behind': '{win} de gagner, {points} de retard à la fin',
  'review.level': '{win} de gagner, à égalité à la fin',
  'review.look': 'Voir, ou reprendre à partir de là',
  'review.lookAt': 'Revoir le tour {turn} de {name}, ou reprendre à partir de là',
  'review.how':
    'Jugé avec {simulations} simulations par décision. Le hasard est ce que les dés et ce qui fut révélé ont changé ; il n’est dans aucune décision. Un ou deux pour cent disent peu.',
} satisfies Translation<typeof english>
