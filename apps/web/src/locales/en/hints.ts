/** Hints, and the bots that stand in for people. */
export const hints = {
  'help.title': 'Hints and replacement',
  'help.change': 'Change hints and replacement bot',
  'help.hints': 'Allow hints',
  'help.standIn': 'Replacement bot',
  'help.standInIs': 'Replacement bot: {name}',
  'help.hintsOn': 'Hints allowed',
  'help.hintsOff': 'No hints',
  'help.delegateTo': 'Bot that plays for you',
  'help.delegateToFor': 'Bot that plays for {name}',

  'hint.ask': 'Hint',
  'hint.title': 'Best moves',
  'hint.thinking': 'Thinking…',
  'hint.percent': '{n}%',
  'hint.toWin': 'to win',
  'hint.more': 'Choose one to add it to your plan. Nothing is sent until you end your turn.',
  'hint.ahead': {
    plural: 'n',
    one: 'about {n} point ahead at the end',
    other: 'about {n} points ahead at the end',
  },
  'hint.behind': {
    plural: 'n',
    one: 'about {n} point behind at the end',
    other: 'about {n} points behind at the end',
  },
  'hint.level': 'about even at the end',
  'hint.said': '{line} {n}% to win.',
  'hint.failed': 'No hint this time. Try again.',
} as const
