import type { Translation } from '@guildhall/texts'
import type { hints as english } from '../en/hints.ts'

export const hints = {
  'help.title': 'Consejos y sustitutos',
  'help.change': 'Cambiar consejos y sustitutos',
  'help.hints': 'Consejos: quien decide puede preguntar qué parece mejor',
  'help.standIn': 'Quién sigue jugando por quien se ha ido',
  'help.standInIs': '{name} sigue jugando por quien se ha ido.',
  'help.hintsOn': 'Hay consejos para quien los pida.',
  'help.hintsOff': 'Sin consejos.',
  'help.delegateTo': 'Quién juega por mí',
  'help.delegateToFor': 'Quién juega por {name}',

  'hint.ask': 'Consejo',
  'hint.title': 'Lo que parece mejor',
  'hint.thinking': 'Pensando…',
  'hint.percent': '{n} %',
  'hint.toWin': 'de ganar',
  'hint.more': 'Elige uno y será tu plan. No se envía nada hasta que termines el turno.',
  'hint.ahead': {
    plural: 'n',
    one: 'al final, {n} punto de ventaja más o menos',
    many: 'al final, {n} de puntos de ventaja más o menos',
    other: 'al final, {n} puntos de ventaja más o menos',
  },
  'hint.behind': {
    plural: 'n',
    one: 'al final, {n} punto por detrás más o menos',
    many: 'al final, {n} de puntos por detrás más o menos',
    other: 'al final, {n} puntos por detrás más o menos',
  },
  'hint.level': 'al final, más o menos empatados',
  'hint.said': '{line} {n} % de ganar.',
  'hint.failed': 'Esta vez no hay consejo. Vuelve a intentarlo.',
} satisfies Translation<typeof english>
