import type { Translation } from '@guildhall/texts'
import type { rulebook as english } from '../en/rulebook.ts'

export const rulebook = {
  'rules.title': 'Règles',
  'rules.books': 'Livrets de règles',
  'rules.book.red-cathedral': 'La Cathédrale rouge',
  'rules.book.contractors': 'Entrepreneurs et guildes',
  'rules.book.solitaire': 'En solo contre Ivan',
  'rules.book.craftsmen-builders': 'Craftsmen & Builders',
  'rules.search': 'Chercher dans tous les livrets',
  'rules.results': 'Résultats',
  'rules.found': {
    plural: 'n',
    one: '{n} règle trouvée',
    many: '{n} de règles trouvées',
    other: '{n} règles trouvées',
  },
  'rules.contents': 'Sommaire',
  'rules.example': 'Exemple',
  'rules.mark.decide': 'ton choix : {name}',
  'rules.mark.random': 'aléatoire : {name}',
  'rules.mark.setting': 'réglage : {name}',
} satisfies Translation<typeof english>
