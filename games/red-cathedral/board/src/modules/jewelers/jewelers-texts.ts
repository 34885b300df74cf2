import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.diamonds': { plural: 'n', one: '{n} diamond left', other: '{n} diamonds left' },
  'guilds.diamond': 'Diamond as {material} in {section}',
  'guilds.diamondFor': 'Diamond as',
} as const satisfies Catalogue

const de = {
  'guilds.diamonds': { plural: 'n', one: 'noch {n} Diamant', other: 'noch {n} Diamanten' },
  'guilds.diamond': 'Diamant statt {material} in {section}',
  'guilds.diamondFor': 'Diamant statt',
} satisfies Translation<typeof en>

const es = {
  'guilds.diamonds': {
    plural: 'n',
    one: 'queda {n} diamante',
    many: 'quedan {n} de diamantes',
    other: 'quedan {n} diamantes',
  },
  'guilds.diamond': 'Diamante en lugar de {material} en {section}',
  'guilds.diamondFor': 'Diamante en lugar de',
} satisfies Translation<typeof en>

const fr = {
  'guilds.diamonds': {
    plural: 'n',
    one: 'reste {n} diamant',
    many: 'restent {n} de diamants',
    other: 'restent {n} diamants',
  },
  'guilds.diamond': 'Diamant à la place de {material} dans {section}',
  'guilds.diamondFor': 'Diamant à la place de',
} satisfies Translation<typeof en>

/** The texts about the diamonds of the Jewelers, by language. */
export const texts = { en, de, es, fr }
