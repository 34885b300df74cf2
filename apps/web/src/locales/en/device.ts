/** Tables on this device, and several people sharing it. */
export const device = {
  'device.mark': 'On this device',
  'device.note': 'On this device: saved in this browser, works offline.',
  'device.forked': 'continued from another game',
  'device.forkedMore':
    'On this device. This game continues another one with new dice, so it can’t be uploaded.',
  'device.games': 'On this device',
  'device.gamesMore': 'Saved only in this browser. Deleted games can’t be restored.',
  'device.result': 'Result',
  'device.resultOf': 'Result of {title}, {date}',
  'device.remove': 'Delete',
  'device.removeOf': 'Delete {title}, {date}',
  'device.upload': 'Upload to server',
  'device.uploaded': 'Open on server',
  'device.imported': 'uploaded, not played here',
  'device.importedMore': 'Played on a device and uploaded. The server verified its rules and dice.',
  'device.location': 'Where to play',
  'device.locationServer': 'On the server',
  'device.locationDevice': 'On this device',
  'device.locationMore':
    'Works offline: against bots, against Ivan, or with others on this device. Saved in this browser.',
  'device.delegate': 'Let a bot play for {name}',
  'device.reclaim': 'Give {name} the seat back',

  'passDevice.pass': 'Pass the device to {name}',
  'passDevice.hidden': 'Hidden',
  'passDevice.hint': 'Each player has secret information. Choose your name to see yours.',
  'passDevice.reveal': 'I’m {name}',
  'passDevice.viewing': '{name}’s view',
  'passDevice.hide': 'Hide my view',
  'replay.notOver': 'This game isn’t over yet. You can replay it when it ends.',
} as const
