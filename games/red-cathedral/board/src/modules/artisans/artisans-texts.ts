import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.lent': '{name}: {tile}, {effect}',
  'guilds.why.lent': "You can use another player's tile only with an Artisans action.",
} as const satisfies Catalogue

const de = {
  'guilds.lent': '{name}: {tile}, {effect}',
  'guilds.why.lent':
    'Ein fremdes Plättchen kannst du nur mit einer Aktion der Kunsthandwerker nutzen.',
} satisfies Translation<typeof en>

const es = {
  'guilds.lent': '{name}: {tile}, {effect}',
  'guilds.why.lent': 'Solo puedes usar la loseta de otro jugador con una acción de los Artesanos.',
} satisfies Translation<typeof en>

const fr = {
  'guilds.lent': '{name} : {tile}, {effect}',
  'guilds.why.lent':
    'Tu ne peux utiliser la tuile d’un autre joueur qu’avec une action des Artisans.',
} satisfies Translation<typeof en>

/** The texts about the tiles that the Artisans borrow, by language. */
export const texts = { en, de, es, fr }
