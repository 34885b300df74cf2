import type { Translation } from '@guildhall/texts'
import type { lessons as english } from '../en/lessons.ts'

export const lessons = {
  'learn.title': 'Lernen',
  'learn.lead':
    'Kurze Lektionen am echten Spielbrett. Du machst jeden Zug selbst; Fehler kosten nichts.',
  'learn.lesson': 'Lektion {n}',
  'learn.steps': { plural: 'n', one: '{n} Schritt', other: '{n} Schritte' },
  'learn.begun': 'Begonnen',
  'learn.done': 'Abgeschlossen',
  'learn.rules': 'Die Regeln lesen',
  'learn.rulesOf': 'Die Regeln lesen: {game}',
  'learn.firstGame': 'Spiel dein erstes Spiel',
  'learn.firstGameOf': 'Spiel dein erstes Spiel: {game}',
  'learn.next': 'Nächste Lektion: {title}',
  'learn.again': 'Lektion neu starten',
  'learn.progress': 'Fortschritt der Lektion',
  'learn.step': 'Schritt {n} von {all}',
  'learn.board': 'Spielbrett der Lektion',
  'learn.you': 'Rot',
  'learn.rival': 'Boris',
  'learn.hint.notAsked': 'Erlaubt, aber probier den markierten Zug.',
  'learn.hint.notYet': 'Noch nicht. Erledige zuerst die Aufgabe dieses Schritts.',
} satisfies Translation<typeof english>
