import type { Translation } from '@guildhall/texts'
import type { rulebook as english } from '../en/rulebook.ts'

export const rulebook = {
  'rules.title': 'Reglas',
  'rules.books': 'Reglamentos',
  'rules.book.red-cathedral': 'La Catedral Roja',
  'rules.book.contractors': 'Contratistas y gremios',
  'rules.book.solitaire': 'En solitario contra Iván',
  'rules.book.craftsmen-builders': 'Craftsmen & Builders',
  'rules.views': 'Partes',
  'rules.view.rulebook': 'Reglamento',
  'rules.view.exact': 'Reglas exactas',
  'rules.view.aid': 'Ayuda de juego',
  'rules.print': 'Imprimir',
  'rules.search': 'Buscar en las reglas',
  'rules.search.hint': 'Por ejemplo: empate, almacén lleno, penalización',
  'rules.results': 'Resultados',
  'rules.found': {
    plural: 'n',
    one: '{n} resultado',
    many: '{n} de resultados',
    other: '{n} resultados',
  },
  'rules.nothing': 'No se encontró nada. Prueba con otra palabra.',
  'rules.contents': 'Índice',
  'rules.notTranslated': 'Este reglamento aún no está traducido.',
  'rules.figure.before': 'Antes',
  'rules.figure.after': 'Después',
  'rules.clauses': 'Reglas exactas: {clauses}',
  'rules.exact.lead':
    'Cada regla en un punto numerado, para los casos que el reglamento deja abiertos.',
  'rules.exact.english': 'Las reglas exactas solo están en inglés.',
  'rules.example': 'Ejemplo',
  'rules.ruling': 'Regla de la casa:',
  'rules.alternative': 'Otra forma de jugar: {text}',
  'rules.option': 'Opción de mesa',
} satisfies Translation<typeof english>
