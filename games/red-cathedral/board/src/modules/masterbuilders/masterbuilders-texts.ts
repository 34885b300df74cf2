import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.discards': { plural: 'n', one: '{n} discarded', other: '{n} discarded' },
  'guilds.drawn': 'Drawn sections',
  'guilds.blueprint': '{type} ({goods})',
  'guilds.why.blueprint': 'Use a Master Builders action to draw a section and take from its cost.',
} as const satisfies Catalogue

const de = {
  'guilds.discards': '{n} abgelegt',
  'guilds.drawn': 'Gezogene Abschnitte',
  'guilds.blueprint': '{type} ({goods})',
  'guilds.why.blueprint':
    'Nutze eine Aktion der Baumeister, um einen Abschnitt zu ziehen und von seinen Kosten zu nehmen.',
} satisfies Translation<typeof en>

const es = {
  'guilds.discards': {
    plural: 'n',
    one: '{n} descartada',
    many: '{n} descartadas',
    other: '{n} descartadas',
  },
  'guilds.drawn': 'Secciones robadas',
  'guilds.blueprint': '{type} ({goods})',
  'guilds.why.blueprint':
    'Usa una acción de los Maestros de obras para robar una sección y tomar de su coste.',
} satisfies Translation<typeof en>

const fr = {
  'guilds.discards': {
    plural: 'n',
    one: '{n} défaussée',
    many: '{n} défaussées',
    other: '{n} défaussées',
  },
  'guilds.drawn': 'Sections piochées',
  'guilds.blueprint': '{type} ({goods})',
  'guilds.why.blueprint':
    'Utilise une action des Maîtres d’œuvre pour piocher une section et prendre de son coût.',
} satisfies Translation<typeof en>

/** The texts about the blueprints of the Master Builders, by language. */
export const texts = { en, de, es, fr }
