import type { Translation } from '@guildhall/texts'
import type { lessons as english } from '../en/lessons.ts'

export const lessons = {
  'learn.title': 'Apprendre',
  'learn.lead':
    'De courtes leçons à une vraie table. Vous jouez chaque coup vous-même, et rien ne peut mal tourner.',
  'learn.lesson': 'Leçon {n}',
  'learn.steps': { plural: 'n', one: '{n} étape', many: '{n} d’étapes', other: '{n} étapes' },
  'learn.begun': 'Commencée : continuer',
  'learn.done': 'Apprise',
  'learn.rules': 'Lire les règles',
  'learn.rulesOf': 'Lire les règles : {game}',
  'learn.firstGame': 'Jouer une première partie',
  'learn.firstGameOf': 'Jouer une première partie : {game}',
  'learn.next': 'Leçon suivante : {title}',
  'learn.again': 'Depuis le début',
  'learn.progress': 'Votre avancement',
  'learn.step': 'Étape {n} sur {all}',
  'learn.board': 'La table de cette leçon',
  'learn.you': 'Rouge',
  'learn.rival': 'Boris',
  'learn.hint.notAsked': 'Cela se fait aussi à une table. Ici, essayez d’abord ce qui est demandé.',
  'learn.hint.notYet': 'Pas encore : il manque à votre tour une chose demandée.',
} satisfies Translation<typeof english>
