import type { Translation } from '@guildhall/texts'
import type { rulebook as english } from '../en/rulebook.ts'

export const rulebook = {
  'rules.title': 'Règles',
  'rules.books': 'Livrets de règles',
  'rules.book.red-cathedral': 'La Cathédrale rouge',
  'rules.book.contractors': 'Entrepreneurs et guildes',
  'rules.book.solitaire': 'En solo contre Ivan',
  'rules.book.craftsmen-builders': 'Craftsmen & Builders',
  'rules.views': 'Parties',
  'rules.view.rulebook': 'Livret de règles',
  'rules.view.exact': 'Règles exactes',
  'rules.view.aid': 'Aide de jeu',
  'rules.print': 'Imprimer',
  'rules.search': 'Chercher dans les règles',
  'rules.search.hint': 'Par exemple : égalité, réserve pleine, pénalité',
  'rules.results': 'Résultats',
  'rules.found': {
    plural: 'n',
    one: '{n} résultat',
    many: '{n} de résultats',
    other: '{n} résultats',
  },
  'rules.nothing': 'Aucun résultat. Essaie un autre mot.',
  'rules.contents': 'Sommaire',
  'rules.notTranslated': 'Ce livret n’est pas encore traduit.',
  'rules.figure.before': 'Avant',
  'rules.figure.after': 'Après',
  'rules.clauses': 'Règles exactes : {clauses}',
  'rules.exact.lead':
    'Chaque règle en un article numéroté, pour les cas que le livret laisse ouverts.',
  'rules.exact.english': 'Les règles exactes n’existent qu’en anglais.',
  'rules.example': 'Exemple',
  'rules.ruling': 'Règle maison :',
  'rules.alternative': 'Autre façon de jouer : {text}',
  'rules.option': 'Option de table',
} satisfies Translation<typeof english>
