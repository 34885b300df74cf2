import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.tile': { plural: 'n', one: '{tile}: {effect}', other: '{tile}: {effect} (× {n})' },
  'guilds.held': 'Your reinforcement tiles',
  'guilds.heldBy': 'Reinforcement tiles',
  'guilds.why.offer': 'Use a Brick Makers action to take one for 2 brick.',
  'guilds.why.held': 'You can use one reinforcement tile per turn, as a free action.',
} as const satisfies Catalogue

const de = {
  'guilds.tile': '{tile}: {effect}, {n}-mal',
  'guilds.held': 'Deine Verstärkungen',
  'guilds.heldBy': 'Verstärkungen',
  'guilds.why.offer': 'Nutze eine Aktion der Ziegelbrenner, um eines für 2 Ziegel zu nehmen.',
  'guilds.why.held': 'Du kannst pro Zug ein Verstärkungsplättchen nutzen, als freie Aktion.',
} satisfies Translation<typeof en>

const es = {
  'guilds.tile': '{tile}: {effect}, {n} en total',
  'guilds.held': 'Tus refuerzos',
  'guilds.heldBy': 'Refuerzos',
  'guilds.why.offer': 'Usa una acción de los Ladrilleros para tomar una por 2 ladrillos.',
  'guilds.why.held': 'Puedes usar una loseta de refuerzo por turno, como acción gratuita.',
} satisfies Translation<typeof en>

const fr = {
  'guilds.tile': '{tile} : {effect}, {n} en tout',
  'guilds.held': 'Tes renforts',
  'guilds.heldBy': 'Renforts',
  'guilds.why.offer': 'Utilise une action des Briquetiers pour en prendre une contre 2 briques.',
  'guilds.why.held': 'Tu peux utiliser une tuile Renfort par tour, comme action libre.',
} satisfies Translation<typeof en>

/** The texts about the reinforcement tiles of the Brick Makers, by language. */
export const texts = { en, de, es, fr }
