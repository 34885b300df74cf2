import type { Translation } from '@guildhall/texts'
import type { rulebook as english } from '../en/rulebook.ts'

export const rulebook = {
  'rules.title': 'Reglas',
  'rules.books': 'Reglamentos',
  'rules.book.red-cathedral': 'La Catedral Roja',
  'rules.book.contractors': 'Contratistas y gremios',
  'rules.book.solitaire': 'En solitario contra Iván',
  'rules.book.craftsmen-builders': 'Craftsmen & Builders',
  'rules.search': 'Buscar en todos los reglamentos',
  'rules.results': 'Resultados',
  'rules.found': {
    plural: 'n',
    one: '{n} regla encontrada',
    many: '{n} de reglas encontradas',
    other: '{n} reglas encontradas',
  },
  'rules.contents': 'Índice',
  'rules.example': 'Ejemplo',
  'rules.mark.decide': 'tú eliges: {name}',
  'rules.mark.random': 'al azar: {name}',
  'rules.mark.setting': 'ajuste: {name}',
} satisfies Translation<typeof english>
