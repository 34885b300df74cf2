import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.discards': { plural: 'n', one: '{n} discarded', other: '{n} discarded' },
  'guilds.drawn': 'Drawn sections',
  'guilds.blueprint': '{type} of {goods}',
  'guilds.why.blueprint':
    'An action of the Master Builders draws a section and takes from its cost.',
} as const satisfies Catalogue

const de = {
  'guilds.discards': '{n} abgelegt',
  'guilds.drawn': 'Gezogene Abschnitte',
  'guilds.blueprint': '{type} aus {goods}',
  'guilds.why.blueprint':
    'Eine Aktion der Baumeister zieht einen Abschnitt und nimmt von seinen Kosten.',
} satisfies Translation<typeof en>

const es = {
  'guilds.discards': {
    plural: 'n',
    one: '{n} descartada',
    many: '{n} descartadas',
    other: '{n} descartadas',
  },
  'guilds.drawn': 'Secciones robadas',
  'guilds.blueprint': '{type} de {goods}',
  'guilds.why.blueprint':
    'Una acción de los Maestros de obras roba una sección y toma de su coste.',
} satisfies Translation<typeof en>

const fr = {
  'guilds.discards': {
    plural: 'n',
    one: '{n} défaussée',
    many: '{n} défaussées',
    other: '{n} défaussées',
  },
  'guilds.drawn': 'Sections piochées',
  'guilds.blueprint': '{type} de {goods}',
  'guilds.why.blueprint': 'Une action des Maîtres d’œuvre pioche une section et prend de son coût.',
} satisfies Translation<typeof en>

/** The texts about the blueprints of the Master Builders, by language. */
export const texts = { en, de, es, fr }
