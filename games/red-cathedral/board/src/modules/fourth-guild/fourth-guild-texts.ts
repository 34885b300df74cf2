import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.choose': 'Choose {name}',
  'guilds.deck': { plural: 'n', one: '{n} card in the deck', other: '{n} cards in the deck' },
} as const satisfies Catalogue

const de = {
  'guilds.choose': '{name} wählen',
  'guilds.deck': { plural: 'n', one: '{n} Karte im Stapel', other: '{n} Karten im Stapel' },
} satisfies Translation<typeof en>

const es = {
  'guilds.choose': 'Elegir a {name}',
  'guilds.deck': {
    plural: 'n',
    one: '{n} carta en el mazo',
    many: '{n} de cartas en el mazo',
    other: '{n} cartas en el mazo',
  },
} satisfies Translation<typeof en>

const fr = {
  'guilds.choose': 'Choisir {name}',
  'guilds.deck': {
    plural: 'n',
    one: '{n} carte dans la pioche',
    many: '{n} de cartes dans la pioche',
    other: '{n} cartes dans la pioche',
  },
} satisfies Translation<typeof en>

/** The texts about what several guilds have, by language. */
export const texts = { en, de, es, fr }
