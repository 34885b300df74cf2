import type { Translation } from '@guildhall/texts'
import type { device as english } from '../en/device.ts'

export const device = {
  'device.mark': 'Auf diesem Gerät',
  'device.note': 'Auf diesem Gerät: in diesem Browser gespeichert, auch offline spielbar.',
  'device.forked': 'Fortsetzung eines anderen Spiels',
  'device.forkedMore':
    'Auf diesem Gerät. Dieses Spiel setzt ein anderes mit neuen Würfeln fort und kann daher nicht hochgeladen werden.',
  'device.games': 'Auf diesem Gerät',
  'device.gamesMore':
    'Nur in diesem Browser gespeichert. Gelöschte Spiele lassen sich nicht wiederherstellen.',
  'device.result': 'Ergebnis',
  'device.resultOf': 'Ergebnis von {title} vom {date}',
  'device.remove': 'Löschen',
  'device.removeOf': '{title} vom {date} löschen',
  'device.upload': 'Auf den Server laden',
  'device.uploaded': 'Auf dem Server öffnen',
  'device.imported': 'hochgeladen, nicht hier gespielt',
  'device.importedMore':
    'Auf einem Gerät gespielt und hochgeladen. Der Server hat Regeln und Würfel geprüft.',
  'device.location': 'Wo wird gespielt?',
  'device.locationServer': 'Auf dem Server',
  'device.locationDevice': 'Auf diesem Gerät',
  'device.locationMore':
    'Auch offline: gegen Bots, gegen Iwan oder mit anderen an diesem Gerät. In diesem Browser gespeichert.',
  'device.delegate': 'Einen Bot für {name} spielen lassen',
  'device.reclaim': '{name} spielt wieder selbst',

  'passDevice.pass': 'Gib das Gerät an {name}',
  'passDevice.hidden': 'Verdeckt',
  'passDevice.hint': 'Jeder hat geheime Informationen. Wähl deinen Namen, um deine zu sehen.',
  'passDevice.reveal': 'Ich bin {name}',
  'passDevice.viewing': 'Sicht von {name}',
  'passDevice.hide': 'Meine Sicht verdecken',
  'replay.notOver': 'Dieses Spiel läuft noch. Die Wiederholung gibt es nach dem Ende.',
} satisfies Translation<typeof english>
