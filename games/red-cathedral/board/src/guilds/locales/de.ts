import type { Translation } from '@guildhall/texts'
import type { guildsEnglish } from './en.ts'

/** The words about the pieces of the guilds and of Ivan, in German. */
export const words = {
  'guilds.diamonds': { plural: 'n', one: 'noch {n} Diamant', other: 'noch {n} Diamanten' },
  'guilds.diamond': 'Ein Diamant statt {material} in {section}',
  'guilds.diamondFor': 'Diamant statt',
  'guilds.tower': 'Der Vorarbeiter zu T{tower}',
  'guilds.foremanHere': 'Der Vorarbeiter prüft T{tower}',
  'guilds.lent': '{name}: {tile}, {effect}',
  'guilds.choose': '{name} wählen',
  'guilds.tile': '{tile}: {effect}, {n}-mal',
  'guilds.held': 'Deine Verstärkungen',
  'guilds.heldBy': 'Verstärkungen',
  'guilds.deck': { plural: 'n', one: '{n} Karte im Stapel', other: '{n} Karten im Stapel' },
  'guilds.discards': '{n} abgelegt',
  'guilds.drawn': 'Gezogene Abschnitte',
  'guilds.blueprint': '{type} aus {goods}',
  'guilds.contracts': 'Deine Aufträge',
  'guilds.contracts.drawn': 'Behalte einen von diesen',
  'guilds.contracts.swap':
    'Behalte einen von diesen und gib einen von deinen zurück, oder behalte keinen',
  'guilds.contracts.back': 'Wähle nun, welcher zurückgeht',
  'guilds.contracts.other': 'Einen anderen behalten',
  'guilds.contracts.none': 'Keinen von ihnen behalten',
  'guilds.contracts.of': { plural: 'n', one: '{n} Auftrag', other: '{n} Aufträge' },
  'guilds.contracts.under': '{n} darunter',
  'guilds.contract': '{name}: {words}. {now}',
  'guilds.contract.met': 'Jetzt {n} Prestige',
  'guilds.contract.open': 'Noch nichts',
  'guilds.contract.openOf': 'Noch nichts: {have} von {need}',

  'guilds.why.foreman':
    'Der Vorarbeiter geht, wenn eine Aktion der Vorarbeiter genutzt wird: einen oder zwei Türme nach rechts.',
  'guilds.why.lent': 'Das Plättchen eines anderen arbeitet nur durch die Kunsthandwerker für dich.',
  'guilds.why.offer': 'Eine Aktion der Ziegelbrenner nimmt ein solches Plättchen, für 2 Ziegel.',
  'guilds.why.held':
    'Eine Verstärkung wird zwischen den Schritten deines Zuges genutzt, eine in jedem Zug.',
  'guilds.why.contract': 'Ein Auftrag zählt am Ende des Spiels; vorher geschieht nichts mit ihm.',
  'guilds.why.blueprint':
    'Eine Aktion der Baumeister zieht einen Abschnitt und nimmt von seinen Kosten.',
  'guilds.why.other': 'Das ist kein Teil einer Gilde im Spiel.',

  'ivan.title': 'Iwan',
  'ivan.cards': 'Iwans Karten',
  'ivan.lies': 'Dort liegt: {goods}.',
  'ivan.next': 'als nächstes, wie die Würfel liegen',
  'ivan.solo-claim':
    'Er setzt ein Banner über eins von dir, sonst auf eine Basis, sonst irgendwohin.',
  'ivan.solo-inventory': 'Er nimmt vier Materialien von den größten Haufen.',
  'ivan.solo-transport': 'Was auf „Lager“ liegt, geht zu „Bauen“.',
  'ivan.solo-construction': 'Er baut mit dem, was hier liegt, und verziert dann.',
  'ivan.solo-recognition': 'Er gewinnt Anerkennung.',
  'ivan.solo-hire': 'Er schickt einen Bauunternehmer in die Stadt seiner Marke:',
  'ivan.sections': {
    plural: 'n',
    one: '{n} Abschnitt fertig',
    other: '{n} Abschnitte fertig',
  },
  'ivan.ornaments': { plural: 'n', one: 'noch {n} Verzierung', other: 'noch {n} Verzierungen' },
  'ivan.contractors': {
    plural: 'n',
    one: 'noch {n} Bauunternehmer',
    other: 'noch {n} Bauunternehmer',
  },
  'ivan.tools': { plural: 'n', one: '{n} Werkzeug', other: '{n} Werkzeuge' },
  'ivan.turn': 'Iwans letzter Zug',
  'ivan.skip': 'Alles auf einmal zeigen',
  'ivan.pick': 'Iwan kann mehrere Abschnitte beanspruchen: Wähl einen mit markierten Ecken.',
  'ivan.start': 'Wähl die Basis, mit der Iwan beginnt.',
} satisfies Translation<typeof guildsEnglish>
