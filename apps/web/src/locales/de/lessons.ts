import type { Translation } from '@guildhall/texts'
import type { lessons as english } from '../en/lessons.ts'

export const lessons = {
  'learn.title': 'Lernen',
  'learn.lead':
    'Kurze Lektionen an einem echten Tisch. Jeden Zug machst du selbst, und nichts kann schiefgehen.',
  'learn.lesson': 'Lektion {n}',
  'learn.steps': { plural: 'n', one: '{n} Schritt', other: '{n} Schritte' },
  'learn.begun': 'Begonnen: weitermachen',
  'learn.done': 'Gelernt',
  'learn.rules': 'Die Regeln lesen',
  'learn.rulesOf': 'Die Regeln lesen: {game}',
  'learn.firstGame': 'Ein erstes Spiel spielen',
  'learn.firstGameOf': 'Ein erstes Spiel spielen: {game}',
  'learn.next': 'Nächste Lektion: {title}',
  'learn.again': 'Von vorn',
  'learn.progress': 'Wie weit du bist',
  'learn.step': 'Schritt {n} von {all}',
  'learn.board': 'Der Tisch dieser Lektion',
  'learn.you': 'Rot',
  'learn.rival': 'Boris',
  'learn.hint.notAsked':
    'Auch das ist an einem Tisch möglich. Probier hier zuerst, worum es gerade geht.',
  'learn.hint.notYet': 'Noch nicht: In deinem Zug fehlt etwas, das hier verlangt ist.',
} satisfies Translation<typeof english>
