/** Tables on this device, and several people at one screen. */
export const here = {
  'here.mark': 'On this device',
  'here.note': 'On this device: stored in this browser, no network needed.',
  'here.continued': 'continued from another game',
  'here.continuedMore':
    'On this device. This game goes on from another one, with new luck: it is stored here, and cannot be put on the server.',
  'here.games': 'On this device',
  'here.gamesMore': 'Stored in this browser alone: what you delete is gone.',
  'here.result': 'Result',
  'here.resultOf': 'Result of {title}, {date}',
  'here.remove': 'Delete',
  'here.removeOf': 'Delete {title}, {date}',
  'here.putThere': 'Put it on the server',
  'here.put': 'Open it on the server',
  'here.brought': 'brought along, not played here',
  'here.broughtMore':
    'Played on a device and brought along. The server has checked that all of it follows from its rules and its chance.',
  'here.where': 'Where it is played',
  'here.whereServer': 'On the server',
  'here.whereHere': 'On this device',
  'here.whereMore':
    'Without network: against opponents, against Ivan, or with several people at this screen. It is stored in this browser.',
  'here.hand': 'Let a bot play for {name}',
  'here.reclaim': '{name} plays again',
  'curtain.pass': 'Pass the screen to {name}',
  'curtain.down': 'The curtain is down',
  'curtain.hint':
    'Some of this table is for one pair of eyes only. Until one of you opens it, it shows what everybody may see.',
  'curtain.open': 'I am {name}',
  'curtain.looks': '{name} is looking.',
  'curtain.close': 'Close the curtain',
} as const
