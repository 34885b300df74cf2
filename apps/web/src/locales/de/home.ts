import type { Translation } from '@guildhall/texts'
import type { home as english } from '../en/home.ts'

export const home = {
  'game.red-cathedral': 'Die rote Kathedrale',
  'game.red-cathedral.line':
    'Beweg Würfel um den Markt, sammle Materialien und bau die Türme der Kathedrale.',
  'game.craftsmen-builders': 'Craftsmen & Builders',
  'game.craftsmen-builders.line':
    'Setz Arbeiter ein, bau Gebäude übereinander bis zum Schloss und wirb Handwerker für die nächste Runde an.',

  'home.title': 'Startseite',
  'home.heading': 'Bau die rote Kathedrale',
  'home.pitch':
    'Beweg Würfel, sammle Materialien und beanspruche Abschnitte der Türme. Spiel allein, mit Freunden oder gegen Bots.',
  'home.playNow': 'Jetzt spielen',
  'home.makeTable': 'Tisch erstellen',
  'home.play': '{game} spielen',
  'home.howToPlay': 'Wie möchtest du spielen?',
  'home.duel': '1 Gegner',
  'home.three': '2 Gegner',
  'home.solo': 'Solo gegen Iwan',
  'home.picture': 'Eine Ziegelkathedrale mit vielen verschiedenen Zwiebeltürmen',
  'home.myTables': 'Meine Tische',
  'home.waiting': {
    plural: 'n',
    one: 'Du bist an {n} Tisch am Zug',
    other: 'Du bist an {n} Tischen am Zug',
  },
  'home.nobodyWaits': 'Du bist nirgends am Zug',
  'home.resume': 'Fortsetzen: {title}',
  'home.resumeGo': 'Fortsetzen',
  'home.noTables': 'Keine laufenden Spiele.',
  'home.openTables': 'Offene Tische',
  'home.noOpenTables':
    'Gerade gibt es keine offenen Tische. Erstell einen, dann können andere beitreten.',
  'home.sitDown': 'Beitreten',
  'home.sitDownAt': '{title} beitreten',
  'home.seatsTaken': '{taken} von {players} Plätzen',
  'home.listFailed': 'Die Tische konnten nicht geladen werden.',
  'home.yourTurn': 'Du bist am Zug',
  'home.notStarted': { plural: 'n', one: '{n} Platz frei', other: '{n} Plätze frei' },
  'home.readyToStart': 'Bereit zum Start',
  'home.theirTurn': 'Andere sind am Zug',
  'home.justBegun': 'Gerade gestartet',
  'home.turn': 'Zug {n}',
  'home.timeLeft': 'noch {time}',

  'guest.names':
    'Flinker Maurer, Geduldiger Schnitzer, Fröhlicher Spengler, Stiller Glaser, Kühner Zimmermann, Früher Dachdecker, Scharfer Landmesser, Sanfter Maler, Kluger Schreiner, Sonniger Ziegler, Ruhiger Schmied, Neugieriger Zeichner, Tapferer Turmsteiger, Gütiger Steinmetz, Glücklicher Pflasterer, Wendiger Vergolder',
} satisfies Translation<typeof english>
