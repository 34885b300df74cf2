import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.tile': { plural: 'n', one: '{tile}: {effect}', other: '{tile}: {effect}, {n} of them' },
  'guilds.held': 'Your reinforcement tiles',
  'guilds.heldBy': 'Reinforcement tiles',
  'guilds.why.offer': 'An action of the Brick Makers takes such a tile, for 2 brick.',
  'guilds.why.held': 'A reinforcement tile is used between the steps of your turn, one in a turn.',
} as const satisfies Catalogue

const de = {
  'guilds.tile': '{tile}: {effect}, {n}-mal',
  'guilds.held': 'Deine Verstärkungen',
  'guilds.heldBy': 'Verstärkungen',
  'guilds.why.offer': 'Eine Aktion der Ziegelbrenner nimmt ein solches Plättchen, für 2 Ziegel.',
  'guilds.why.held':
    'Eine Verstärkung wird zwischen den Schritten deines Zuges genutzt, eine in jedem Zug.',
} satisfies Translation<typeof en>

const es = {
  'guilds.tile': '{tile}: {effect}, {n} en total',
  'guilds.held': 'Tus refuerzos',
  'guilds.heldBy': 'Refuerzos',
  'guilds.why.offer': 'Una acción de los Ladrilleros toma una loseta así, por 2 ladrillos.',
  'guilds.why.held': 'Un refuerzo se usa entre los pasos de tu turno, uno por turno.',
} satisfies Translation<typeof en>

const fr = {
  'guilds.tile': '{tile} : {effect}, {n} en tout',
  'guilds.held': 'Vos renforts',
  'guilds.heldBy': 'Renforts',
  'guilds.why.offer': 'Une action des Briquetiers prend une telle tuile, pour 2 briques.',
  'guilds.why.held': 'Un renfort s’utilise entre les étapes de votre tour, un par tour.',
} satisfies Translation<typeof en>

/** The texts about the reinforcement tiles of the Brick Makers, by language. */
export const texts = { en, de, es, fr }
