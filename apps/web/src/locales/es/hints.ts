import type { Translation } from '@guildhall/texts'
import type { hints as english } from '../en/hints.ts'

export const hints = {
  'help.title': 'Pistas y sustitución',
  'help.change': 'Cambiar pistas y bot sustituto',
  'help.hints': 'Permitir pistas',
  'help.standIn': 'Bot sustituto',
  'help.standInIs': 'Bot sustituto: {name}',
  'help.hintsOn': 'Con pistas',
  'help.hintsOff': 'Sin pistas',
  'help.delegateTo': 'Bot que juega por ti',
  'help.delegateToFor': 'Bot que juega por {name}',

  'hint.ask': 'Pista',
  'hint.title': 'Mejores jugadas',
  'hint.thinking': 'Pensando…',
  'hint.percent': '{n} %',
  'hint.toWin': 'de ganar',
  'hint.more': 'Elige una para añadirla a tu plan. Nada se envía hasta que termines el turno.',
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
  'hint.failed': 'Esta vez no hay pista. Inténtalo de nuevo.',
} satisfies Translation<typeof english>
