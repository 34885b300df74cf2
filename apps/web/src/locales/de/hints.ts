import type { Translation } from '@guildhall/texts'
import type { hints as english } from '../en/hints.ts'

export const hints = {
  'help.title': 'Tipps und Ersatz',
  'help.change': 'Tipps und Ersatzbot ändern',
  'help.hints': 'Tipps erlauben',
  'help.standIn': 'Ersatzbot',
  'help.standInIs': 'Ersatzbot: {name}',
  'help.hintsOn': 'Mit Tipps',
  'help.hintsOff': 'Ohne Tipps',
  'help.delegateTo': 'Bot, der für dich spielt',
  'help.delegateToFor': 'Bot, der für {name} spielt',

  'hint.ask': 'Tipp',
  'hint.title': 'Beste Züge',
  'hint.thinking': 'Ich denke nach …',
  'hint.percent': '{n} %',
  'hint.toWin': 'Siegchance',
  'hint.more': 'Wähl einen aus, um ihn zu planen. Nichts wird gesendet, bevor du den Zug beendest.',
  'hint.ahead': {
    plural: 'n',
    one: 'am Ende etwa {n} Punkt Vorsprung',
    other: 'am Ende etwa {n} Punkte Vorsprung',
  },
  'hint.behind': {
    plural: 'n',
    one: 'am Ende etwa {n} Punkt Rückstand',
    other: 'am Ende etwa {n} Punkte Rückstand',
  },
  'hint.level': 'am Ende etwa gleichauf',
  'hint.said': '{line} Siegchance {n} %.',
  'hint.failed': 'Diesmal gibt es keinen Tipp. Versuch es noch einmal.',
} satisfies Translation<typeof english>
