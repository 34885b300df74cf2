/** The rulebooks. */
export const rulebook = {
  'rules.title': 'Rules',
  'rules.books': 'Rulebooks',
  'rules.book.red-cathedral': 'The Red Cathedral',
  'rules.book.contractors': 'Contractors and guilds',
  'rules.book.solitaire': 'Solo against Ivan',
  'rules.book.craftsmen-builders': 'Craftsmen & Builders',
  'rules.search': 'Search all rulebooks',
  'rules.results': 'Search results',
  'rules.found': { plural: 'n', one: '{n} rule found', other: '{n} rules found' },
  'rules.contents': 'Contents',
  'rules.example': 'Example',
  'rules.mark.decide': 'your choice: {name}',
  'rules.mark.random': 'random: {name}',
  'rules.mark.setting': 'setting: {name}',
} as const
