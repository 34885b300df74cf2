import type { Translation } from '@guildhall/texts'
import type { device as english } from '../en/device.ts'

export const device = {
  'device.mark': 'Auf diesem Gerät',
  'device.note': 'Auf diesem Gerät: in diesem Browser gespeichert, ohne Netz spielbar.',
  'device.forked': 'Fortsetzung eines anderen Spiels',
  'device.forkedMore':
    'Auf diesem Gerät. Dieses Spiel setzt ein anderes mit neuem Zufall fort: Es bleibt hier gespeichert und kann nicht auf den Server.',
  'device.games': 'Auf diesem Gerät',
  'device.gamesMore': 'Nur in diesem Browser gespeichert: Was du löschst, ist weg.',
  'device.result': 'Ergebnis',
  'device.resultOf': 'Ergebnis von {title} vom {date}',
  'device.remove': 'Löschen',
  'device.removeOf': '{title} vom {date} löschen',
  'device.upload': 'Auf den Server legen',
  'device.uploaded': 'Auf dem Server öffnen',
  'device.imported': 'mitgebracht, nicht hier gespielt',
  'device.importedMore':
    'Auf einem Gerät gespielt und mitgebracht. Der Server hat geprüft, dass alles aus den Regeln und dem Zufall des Spiels folgt.',
  'device.location': 'Wo gespielt wird',
  'device.locationServer': 'Auf dem Server',
  'device.locationDevice': 'Auf diesem Gerät',
  'device.locationMore':
    'Ohne Netz: gegen Gegner, gegen Iwan oder zu mehreren an diesem Bildschirm. Gespeichert wird in diesem Browser.',
  'device.delegate': 'Einen Bot für {name} spielen lassen',
  'device.reclaim': '{name} spielt wieder selbst',

  'passDevice.pass': 'Gib den Bildschirm an {name}',
  'passDevice.hidden': 'Der Vorhang ist zu',
  'passDevice.hint':
    'Manches an diesem Tisch ist nur für ein Augenpaar bestimmt. Bis jemand öffnet, zeigt er, was alle sehen dürfen.',
  'passDevice.reveal': 'Ich bin {name}',
  'passDevice.viewing': '{name} schaut gerade.',
  'passDevice.hide': 'Vorhang schließen',
  'replay.notOver':
    'Dieses Spiel ist noch nicht zu Ende. Nachspielen lässt es sich, wenn es so weit ist.',
} satisfies Translation<typeof english>
