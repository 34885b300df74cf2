import type { Translation } from '@guildhall/texts'
import type { home as english } from '../en/home.ts'

export const home = {
  'game.red-cathedral': 'Die rote Kathedrale',
  'game.red-cathedral.line':
    'Beweg die Würfel um den Markt, zieh die Türme hoch und präge die Kathedrale.',
  'game.craftsmen-builders': 'Craftsmen & Builders',
  'game.craftsmen-builders.line':
    'Schick Arbeiter aus, bau Häuser auf Häuser und Schlösser obendrauf, und behalt die nächste Runde im Blick.',

  'home.title': 'Startseite',
  'home.heading': 'Baut die rote Kathedrale.',
  'home.pitch':
    'Beweg die Würfel, füll das Lager, setz dein Banner auf die Türme. Allein, mit Freunden oder gegen die Architekten des Hauses.',
  'home.playNow': 'Jetzt spielen',
  'home.makeTable': 'Tisch eröffnen',
  'home.play': '{game} spielen',
  'home.howToPlay': 'Wie möchtest du spielen?',
  'home.duel': 'Ein Gegner',
  'home.three': 'Zwei Gegner',
  'home.solo': 'Allein gegen Iwan',
  'home.picture': 'Eine Kathedrale aus Ziegeln mit vielen Zwiebeltürmen, keiner wie der andere',
  'home.myTables': 'Meine Tische',
  'home.waiting': {
    plural: 'n',
    one: '{n} Tisch wartet auf dich',
    other: '{n} Tische warten auf dich',
  },
  'home.nobodyWaits': 'Niemand wartet auf dich',
  'home.resume': 'Dein Spiel geht weiter: {title}',
  'home.resumeGo': 'Weiterspielen',
  'home.noTables': 'Du sitzt noch an keinem Tisch. Spiel los, und die ersten Ziegel gehören dir.',
  'home.openTables': 'Offene Tische',
  'home.noOpenTables':
    'Sonst hat gerade niemand einen offenen Tisch. Eröffne einen, und vielleicht setzt sich jemand dazu.',
  'home.sitDown': 'Dazusetzen',
  'home.sitDownAt': 'An „{title}“ dazusetzen',
  'home.seatsTaken': '{taken} von {players} Plätzen',
  'home.listFailed': 'Die Tische konnten nicht gelesen werden.',
  'home.yourTurn': 'Du bist am Zug',
  'home.notStarted': {
    plural: 'n',
    one: '{n} Platz ist frei',
    other: '{n} Plätze sind frei',
  },
  'home.readyToStart': 'Alle sind da',
  'home.theirTurn': 'Die anderen sind dran',
  'home.justBegun': 'Gerade begonnen',
  'home.turn': 'Zug {n}',
  'home.timeLeft': 'noch {time}',

  'guest.names':
    'Flinker Maurer, Geduldiger Schnitzer, Fröhlicher Spengler, Stiller Glaser, Kühner Zimmermann, Früher Dachdecker, Scharfer Landmesser, Sanfter Maler, Kluger Schreiner, Sonniger Ziegler, Ruhiger Schmied, Neugieriger Zeichner, Tapferer Turmsteiger, Gütiger Steinmetz, Glücklicher Pflasterer, Wendiger Vergolder',
} satisfies Translation<typeof english>
