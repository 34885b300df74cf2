import type { Translation } from '@guildhall/texts'
import type { rulebook as english } from '../en/rulebook.ts'

export const rulebook = {
  'rules.title': 'Regeln',
  'rules.books': 'Regelhefte',
  'rules.book.red-cathedral': 'Die rote Kathedrale',
  'rules.book.contractors': 'Bauunternehmer und Gilden',
  'rules.book.solitaire': 'Allein gegen Iwan',
  'rules.book.craftsmen-builders': 'Craftsmen & Builders',
  'rules.search': 'In allen Regelheften suchen',
  'rules.results': 'Was gefunden wurde',
  'rules.found': { plural: 'n', one: '{n} Regel gefunden', other: '{n} Regeln gefunden' },
  'rules.contents': 'Inhalt',
  'rules.example': 'Beispiel',
  'rules.mark.decide': 'deine Wahl: {name}',
  'rules.mark.random': 'Zufall: {name}',
  'rules.mark.setting': 'Einstellung: {name}',
} satisfies Translation<typeof english>
