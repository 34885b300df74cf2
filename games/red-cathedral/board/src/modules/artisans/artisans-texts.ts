import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.lent': '{name}: {tile}, {effect}',
  'guilds.why.lent': "Another player's tile works for you only through the Artisans.",
} as const satisfies Catalogue

const de = {
  'guilds.lent': '{name}: {tile}, {effect}',
  'guilds.why.lent': 'Das Plättchen eines anderen arbeitet nur durch die Kunsthandwerker für dich.',
} satisfies Translation<typeof en>

const es = {
  'guilds.lent': '{name}: {tile}, {effect}',
  'guilds.why.lent': 'La loseta de otro jugador solo trabaja para ti a través de los Artesanos.',
} satisfies Translation<typeof en>

const fr = {
  'guilds.lent': '{name} : {tile}, {effect}',
  'guilds.why.lent': 'La tuile d’un autre joueur ne travaille pour vous que par les Artisans.',
} satisfies Translation<typeof en>

/** The texts about the tiles that the Artisans borrow, by language. */
export const texts = { en, de, es, fr }
