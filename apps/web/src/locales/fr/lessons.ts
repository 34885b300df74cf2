import type { Translation } from '@guildhall/texts'
import type { lessons as english } from '../en/lessons.ts'

export const lessons = {
  'learn.title': 'Apprendre',
  'learn.lead':
    'De courtes leçons sur un vrai plateau. Tu joues chaque coup toi-même ; une erreur ne coûte rien.',
  'learn.lesson': 'Leçon {n}',
  'learn.steps': { plural: 'n', one: '{n} étape', many: '{n} d’étapes', other: '{n} étapes' },
  'learn.begun': 'En cours',
  'learn.done': 'Terminée',
  'learn.rules': 'Lire les règles',
  'learn.rulesOf': 'Lire les règles : {game}',
  'learn.firstGame': 'Jouer ta première partie',
  'learn.firstGameOf': 'Jouer ta première partie : {game}',
  'learn.next': 'Leçon suivante : {title}',
  'learn.again': 'Recommencer la leçon',
  'learn.progress': 'Progression de la leçon',
  'learn.step': 'Étape {n} sur {all}',
  'learn.board': 'Plateau de la leçon',
  'learn.you': 'Rouge',
  'learn.rival': 'Boris',
  'learn.hint.notAsked': 'C’est permis, mais essaie le coup indiqué.',
  'learn.hint.notYet': 'Pas encore. Termine d’abord la tâche de cette étape.',
} satisfies Translation<typeof english>
