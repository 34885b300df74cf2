import type { Translation } from '@guildhall/texts'
import type { rulebook as english } from '../en/rulebook.ts'

export const rulebook = {
  'rules.title': 'Regeln',
  'rules.books': 'Regelhefte',
  'rules.book.red-cathedral': 'Die rote Kathedrale',
  'rules.book.contractors': 'Bauunternehmer und Gilden',
  'rules.book.solitaire': 'Solo gegen Iwan',
  'rules.book.craftsmen-builders': 'Craftsmen & Builders',
  'rules.search': 'Alle Regelhefte durchsuchen',
  'rules.results': 'Suchergebnisse',
  'rules.found': { plural: 'n', one: '{n} Regel gefunden', other: '{n} Regeln gefunden' },
  'rules.contents': 'Inhalt',
  'rules.example': 'Beispiel',
  'rules.mark.decide': 'deine Wahl: {name}',
  'rules.mark.random': 'zufällig: {name}',
  'rules.mark.setting': 'Einstellung: {name}',
} satisfies Translation<typeof english>
