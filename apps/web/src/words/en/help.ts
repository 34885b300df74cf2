/** Hints, and who plays on for whoever is gone. */
export const help = {
  'help.title': 'Hints and stand-ins',
  'help.hints': 'Hints: who is to decide may ask what looks best',
  'help.standIn': 'Who plays on for somebody who is gone',
  'help.standInIs': '{name} plays on for whoever is gone.',
  'help.hintsOn': 'There are hints for who asks.',
  'help.hintsOff': 'Without hints.',
  'help.handTo': 'Who plays for me',
  'help.handToFor': 'Who plays for {name}',
} as const
