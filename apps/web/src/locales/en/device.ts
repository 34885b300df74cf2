/** Tables on this device, and several people sharing it. */
export const device = {
  'device.mark': 'On this device',
  'device.note': 'On this device: stored in this browser, no network needed.',
  'device.forked': 'continued from another game',
  'device.forkedMore':
    'On this device. This game goes on from another one, with new luck: it is stored here, and cannot be put on the server.',
  'device.games': 'On this device',
  'device.gamesMore': 'Stored in this browser alone: what you delete is gone.',
  'device.result': 'Result',
  'device.resultOf': 'Result of {title}, {date}',
  'device.remove': 'Delete',
  'device.removeOf': 'Delete {title}, {date}',
  'device.upload': 'Put it on the server',
  'device.uploaded': 'Open it on the server',
  'device.imported': 'brought along, not played here',
  'device.importedMore':
    'Played on a device and brought along. The server has checked that all of it follows from its rules and its chance.',
  'device.location': 'Where it is played',
  'device.locationServer': 'On the server',
  'device.locationDevice': 'On this device',
  'device.locationMore':
    'Without network: against opponents, against Ivan, or with several people at this screen. It is stored in this browser.',
  'device.delegate': 'Let a bot play for {name}',
  'device.reclaim': '{name} plays again',

  'passDevice.pass': 'Pass the screen to {name}',
  'passDevice.hidden': 'The curtain is down',
  'passDevice.hint':
    'Some of this table is for one pair of eyes only. Until one of you opens it, it shows what everybody may see.',
  'passDevice.reveal': 'I am {name}',
  'passDevice.viewing': '{name} is looking.',
  'passDevice.hide': 'Close the curtain',
  'replay.notOver': 'This game is not over yet. Its replay opens when it is.',
} as const
