import type { Help } from '../parts.ts'

/** Hinweise, und wer für wen weiterspielt. */
export const help = {
  'help.title': 'Hinweise und Vertretung',
  'help.change': 'Hinweise und Vertretung ändern',
  'help.hints': 'Hinweise: Wer am Zug ist, kann fragen, was am besten aussieht',
  'help.standIn': 'Wer für jemanden weiterspielt, der weg ist',
  'help.standInIs': 'Für alle, die weg sind, spielt {name} weiter.',
  'help.hintsOn': 'Wer fragt, bekommt Hinweise.',
  'help.hintsOff': 'Ohne Hinweise.',
  'help.handTo': 'Wer für mich spielt',
  'help.handToFor': 'Wer für {name} spielt',
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
} satisfies Help
