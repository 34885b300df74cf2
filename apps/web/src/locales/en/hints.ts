/** Hints, and the bots that stand in for people. */
export const hints = {
  'help.title': 'Hints and stand-ins',
  'help.change': 'Change hints and stand-ins',
  'help.hints': 'Hints: who is to decide may ask what looks best',
  'help.standIn': 'Who plays on for somebody who is gone',
  'help.standInIs': '{name} plays on for whoever is gone.',
  'help.hintsOn': 'There are hints for who asks.',
  'help.hintsOff': 'Without hints.',
  'help.delegateTo': 'Who plays for me',
  'help.delegateToFor': 'Who plays for {name}',

  'hint.ask': 'Hint',
  'hint.title': 'What looks best',
  'hint.thinking': 'Thinking …',
  'hint.percent': '{n} %',
  'hint.toWin': 'to win',
  'hint.more': 'Choose one and it becomes your plan. Nothing is sent before you end the turn.',
  'hint.ahead': {
    plural: 'n',
    one: 'about {n} point ahead in the end',
    other: 'about {n} points ahead in the end',
  },
  'hint.behind': {
    plural: 'n',
    one: 'about {n} point behind in the end',
    other: 'about {n} points behind in the end',
  },
  'hint.level': 'about level in the end',
  'hint.said': '{line} {n} % to win.',
  'hint.failed': 'There was no hint this time. Try again.',
} as const
