import type { Help } from '../parts.ts'

/** Consejos, y quién sigue jugando por quién. */
export const help = {
  'help.title': 'Consejos y sustitutos',
  'help.hints': 'Consejos: quien decide puede preguntar qué parece mejor',
  'help.standIn': 'Quién sigue jugando por quien se ha ido',
  'help.standInIs': '{name} sigue jugando por quien se ha ido.',
  'help.hintsOn': 'Hay consejos para quien los pida.',
  'help.hintsOff': 'Sin consejos.',
  'help.handTo': 'Quién juega por mí',
  'help.handToFor': 'Quién juega por {name}',
} satisfies Help
