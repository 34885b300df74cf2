import type { Catalogue, Translation } from '@guildhall/texts'

const en = {
  'guilds.tower': 'Move the foreman to Tower {tower}',
  'guilds.foremanHere': 'The foreman is at Tower {tower}',
  'guilds.why.foreman':
    'The foreman moves 1 or 2 towers to the right when you use a Foremen action.',
} as const satisfies Catalogue

const de = {
  'guilds.tower': 'Vorarbeiter zu Turm {tower}',
  'guilds.foremanHere': 'Der Vorarbeiter ist bei Turm {tower}',
  'guilds.why.foreman':
    'Der Vorarbeiter geht 1 oder 2 Türme nach rechts, wenn du eine Aktion der Vorarbeiter nutzt.',
} satisfies Translation<typeof en>

const es = {
  'guilds.tower': 'Mover el capataz a la torre {tower}',
  'guilds.foremanHere': 'El capataz está en la torre {tower}',
  'guilds.why.foreman':
    'El capataz avanza 1 o 2 torres a la derecha cuando usas una acción de los Capataces.',
} satisfies Translation<typeof en>

const fr = {
  'guilds.tower': 'Déplacer le contremaître à la tour {tower}',
  'guilds.foremanHere': 'Le contremaître est à la tour {tower}',
  'guilds.why.foreman':
    'Le contremaître avance de 1 ou 2 tours vers la droite quand tu utilises une action des Contremaîtres.',
} satisfies Translation<typeof en>

/** The texts about the foreman, by language. */
export const texts = { en, de, es, fr }
