import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.tower': 'The foreman to T{tower}',
  'guilds.foremanHere': 'The foreman inspects T{tower}',
  'guilds.why.foreman':
    'The foreman walks when an action of the Foremen is used, one or two towers to the right.',
} as const satisfies Catalogue

const de = {
  'guilds.tower': 'Der Vorarbeiter zu T{tower}',
  'guilds.foremanHere': 'Der Vorarbeiter prüft T{tower}',
  'guilds.why.foreman':
    'Der Vorarbeiter geht, wenn eine Aktion der Vorarbeiter genutzt wird: einen oder zwei Türme nach rechts.',
} satisfies Translation<typeof en>

const es = {
  'guilds.tower': 'El capataz a T{tower}',
  'guilds.foremanHere': 'El capataz inspecciona T{tower}',
  'guilds.why.foreman':
    'El capataz camina cuando se usa una acción de los Capataces: una o dos torres a la derecha.',
} satisfies Translation<typeof en>

const fr = {
  'guilds.tower': 'Le contremaître en T{tower}',
  'guilds.foremanHere': 'Le contremaître inspecte T{tower}',
  'guilds.why.foreman':
    'Le contremaître marche quand une action des Contremaîtres est utilisée : une ou deux tours à droite.',
} satisfies Translation<typeof en>

/** The texts about the foreman, by language. */
export const texts = { en, de, es, fr }
