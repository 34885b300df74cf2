import type { Help } from '../parts.ts'

/** Hinweise, und wer für wen weiterspielt. */
export const help = {
  'help.title': 'Hinweise und Vertretung',
  'help.hints': 'Hinweise: Wer am Zug ist, kann fragen, was am besten aussieht',
  'help.standIn': 'Wer für jemanden weiterspielt, der weg ist',
  'help.standInIs': 'Für alle, die weg sind, spielt {name} weiter.',
  'help.hintsOn': 'Wer fragt, bekommt Hinweise.',
  'help.hintsOff': 'Ohne Hinweise.',
  'help.handTo': 'Wer für mich spielt',
  'help.handToFor': 'Wer für {name} spielt',
} satisfies Help
