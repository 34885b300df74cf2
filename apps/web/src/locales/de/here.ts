import type { Here } from '../parts.ts'

/** Tische auf diesem Gerät. */
export const here = {
  'here.mark': 'Auf diesem Gerät',
  'here.note': 'Auf diesem Gerät: in diesem Browser gespeichert, ohne Netz spielbar.',
  'here.continued': 'Fortsetzung eines anderen Spiels',
  'here.continuedMore':
    'Auf diesem Gerät. Dieses Spiel setzt ein anderes mit neuem Zufall fort: Es bleibt hier gespeichert und kann nicht auf den Server.',
  'here.games': 'Auf diesem Gerät',
  'here.gamesMore': 'Nur in diesem Browser gespeichert: Was du löschst, ist weg.',
  'here.result': 'Ergebnis',
  'here.resultOf': 'Ergebnis von {title} vom {date}',
  'here.remove': 'Löschen',
  'here.removeOf': '{title} vom {date} löschen',
  'here.putThere': 'Auf den Server legen',
  'here.put': 'Auf dem Server öffnen',
  'here.brought': 'mitgebracht, nicht hier gespielt',
  'here.broughtMore':
    'Auf einem Gerät gespielt und mitgebracht. Der Server hat geprüft, dass alles aus den Regeln und dem Zufall des Spiels folgt.',
  'here.where': 'Wo gespielt wird',
  'here.whereServer': 'Auf dem Server',
  'here.whereHere': 'Auf diesem Gerät',
  'here.whereMore':
    'Ohne Netz: gegen Gegner, gegen Iwan oder zu mehreren an diesem Bildschirm. Gespeichert wird in diesem Browser.',
  'here.hand': 'Einen Bot für {name} spielen lassen',
  'here.reclaim': '{name} spielt wieder selbst',
  'curtain.pass': 'Gib den Bildschirm an {name}',
  'curtain.down': 'Der Vorhang ist zu',
  'curtain.hint':
    'Manches an diesem Tisch ist nur für ein Augenpaar bestimmt. Bis jemand öffnet, zeigt er, was alle sehen dürfen.',
  'curtain.open': 'Ich bin {name}',
  'curtain.looks': '{name} schaut gerade.',
  'curtain.close': 'Vorhang schließen',
} satisfies Here
