import type { Help } from '../parts.ts'

/** Conseils, et qui joue à la place de qui. */
export const help = {
  'help.title': 'Conseils et remplaçants',
  'help.hints': 'Conseils : qui doit décider peut demander ce qui semble le mieux',
  'help.standIn': 'Qui joue à la place de quelqu’un qui est parti',
  'help.standInIs': '{name} joue à la place de qui est parti.',
  'help.hintsOn': 'Des conseils pour qui en demande.',
  'help.hintsOff': 'Sans conseils.',
  'help.handTo': 'Qui joue à ma place',
  'help.handToFor': 'Qui joue à la place de {name}',
} satisfies Help
