import type { Translation } from '@guildhall/texts'
import type { rulebook as english } from '../en/rulebook.ts'

export const rulebook = {
  'rules.title': 'Regeln',
  'rules.books': 'Regelhefte',
  'rules.book.red-cathedral': 'Die rote Kathedrale',
  'rules.book.contractors': 'Bauunternehmer und Gilden',
  'rules.book.solitaire': 'Solo gegen Iwan',
  'rules.book.craftsmen-builders': 'Craftsmen & Builders',
  'rules.views': 'Teile',
  'rules.view.rulebook': 'Regelheft',
  'rules.view.exact': 'Genaue Regeln',
  'rules.view.aid': 'Spielhilfe',
  'rules.print': 'Drucken',
  'rules.search': 'Regeln durchsuchen',
  'rules.search.hint': 'Zum Beispiel: Gleichstand, Lager voll, Strafe',
  'rules.results': 'Ergebnisse',
  'rules.found': { plural: 'n', one: '{n} Treffer', other: '{n} Treffer' },
  'rules.nothing': 'Nichts gefunden. Versuche ein anderes Wort.',
  'rules.contents': 'Inhalt',
  'rules.notTranslated': 'Dieses Regelheft ist noch nicht übersetzt.',
  'rules.figure.before': 'Vorher',
  'rules.figure.after': 'Nachher',
  'rules.clauses': 'Genaue Regeln: {clauses}',
  'rules.exact.lead':
    'Jede Regel als nummerierter Absatz, für alle Fälle, die das Regelheft offenlässt.',
  'rules.exact.english': 'Die genauen Regeln gibt es nur auf Englisch.',
  'rules.example': 'Beispiel',
  'rules.ruling': 'Hausregel:',
  'rules.alternative': 'Andere Spielweise: {text}',
  'rules.option': 'Tischoption',
} satisfies Translation<typeof english>
