import type { Translation } from '@guildhall/texts'
import type { hints as english } from '../en/hints.ts'

export const hints = {
  'help.title': 'Hinweise und Vertretung',
  'help.change': 'Hinweise und Vertretung ändern',
  'help.hints': 'Hinweise: Wer am Zug ist, kann fragen, was am besten aussieht',
  'help.standIn': 'Wer für jemanden weiterspielt, der weg ist',
  'help.standInIs': 'Für alle, die weg sind, spielt {name} weiter.',
  'help.hintsOn': 'Wer fragt, bekommt Hinweise.',
  'help.hintsOff': 'Ohne Hinweise.',
  'help.delegateTo': 'Wer für mich spielt',
  'help.delegateToFor': 'Wer für {name} spielt',

  'hint.ask': 'Hinweis',
  'hint.title': 'Was am besten aussieht',
  'hint.thinking': 'Ich denke nach …',
  'hint.percent': '{n} %',
  'hint.toWin': 'Siegchance',
  'hint.more':
    'Wähle einen, und er wird dein Plan. Gesendet wird nichts, bevor du den Zug beendest.',
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
  'hint.failed': 'Diesmal gibt es keinen Hinweis. Versuch es noch einmal.',
} satisfies Translation<typeof english>
