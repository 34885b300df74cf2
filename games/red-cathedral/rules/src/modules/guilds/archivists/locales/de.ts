import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Archivists in German. */
export const texts = {
  'effect.contracts': { plural: 'n', one: '{n} Auftrag', other: '1 von {n} Aufträgen' },

  'contract.return': '{n} Prestige, wenn du {cost:acc} zurückgibst',
  'contract.if': '{n} Prestige für mindestens {least} {what}',
  'contract.each': '{n} Prestige für {what:each}',
  'contract.ornamentsBuilt': 'gebaute eigene Verzierungen',
  'contract.ornamentsBuilt:each': 'jede deiner gebauten Verzierungen',
  'contract.ornamentsUnbuilt': 'ungebaute eigene Verzierungen',
  'contract.ornamentsUnbuilt:each': 'jede deiner ungebauten Verzierungen',
  'contract.ornamentsOnOwnSections': 'eigene Verzierungen auf eigenen Abschnitten',
  'contract.ornamentsOnOwnSections:each': 'jede deiner Verzierungen auf eigenen Abschnitten',
  'contract.ornamentsOnOtherSections': 'eigene Verzierungen auf fremden Abschnitten',
  'contract.ornamentsOnOtherSections:each': 'jede deiner Verzierungen auf fremden Abschnitten',
  'contract.mostOrnamentsInOneTower': 'eigene Verzierungen in einem Turm',
  'contract.mostOrnamentsInOneTower:each': 'jede deiner Verzierungen in einem Turm',
  'contract.mostClaimsInOneTower': 'eigene Banner in einem Turm',
  'contract.mostClaimsInOneTower:each': 'jedes deiner Banner in einem Turm',
  'contract.finishedTypes': 'Arten von Abschnitten, die du fertiggestellt hast',
  'contract.finishedTypes:each': 'jede Art von Abschnitt, die du fertiggestellt hast',
  'contract.faceUpTiles': 'eigene offene Werkstattplättchen',
  'contract.faceUpTiles:each': 'jedes deiner offenen Werkstattplättchen',
  'contract.towersPresent': 'Türme mit deiner Präsenz',
  'contract.towersPresent:each': 'jeden Turm mit deiner Präsenz',
  'contract.towersAbsent': 'Türme ohne deine Präsenz',
  'contract.towersAbsent:each': 'jeden Turm ohne deine Präsenz',

  'question.contract-keep': 'einen Auftrag zum Behalten',

  'event.contractsLaid': '{n} Aufträge bilden einen verdeckten Stapel',
  'event.contractsDrawn': {
    select: 'who',
    forms: { you: 'Du ziehst: {contracts}' },
    other: '{who} zieht: {contracts}',
  },
  'event.contractsDrawn.hidden': {
    select: 'who',
    forms: { you: 'Du ziehst {contracts}' },
    other: '{who} zieht {contracts}',
  },
  'event.contractsKept': {
    select: 'who',
    forms: { you: 'Du behältst „{contract}“ ({n} unter den Stapel)' },
    other: '{who} behält „{contract}“ ({n} unter den Stapel)',
  },
  'event.contractsKept.swapped': {
    select: 'who',
    forms: { you: 'Du behältst „{contract}“ und gibst „{back}“ zurück ({n} unter den Stapel)' },
    other: '{who} behält „{contract}“ und gibt „{back}“ zurück ({n} unter den Stapel)',
  },
  'event.contractsKept.none': {
    select: 'who',
    forms: { you: 'Du behältst keinen davon ({n} unter den Stapel)' },
    other: '{who} behält keinen davon ({n} unter den Stapel)',
  },
  'event.contractsKept.hidden': {
    select: 'who',
    forms: { you: 'Du legst {contracts} unter den Stapel' },
    other: '{who} legt {contracts} unter den Stapel',
  },
  'event.contractsShown': {
    select: 'who',
    forms: { you: 'Du deckst auf: {contracts}' },
    other: '{who} deckt auf: {contracts}',
  },
  'event.contractFulfilled': '{who}: {gains} ({contract})',
  'event.contractFulfilled.return': {
    select: 'who',
    forms: { you: 'Du gibst {what:acc} zurück: {gains} ({contract})' },
    other: '{who} gibt {what:acc} zurück: {gains} ({contract})',
  },

  'score.contracts': 'Aufträge',

  'choice.keepContract': '„{name}“ behalten: {words}',
  'choice.keepContract.swap': '„{name}“ behalten und „{back}“ zurückgeben: {words}',
  'choice.keepContract.none': 'Keinen davon behalten',

  'refusal.keepOne': 'Behalte einen der gezogenen Aufträge: Du hast weniger als 3.',
  'refusal.contractNotDrawn': 'Diesen Auftrag hast du nicht gezogen.',
  'refusal.roomForContract': 'Du hast Platz dafür: Kein Auftrag geht zurück.',
  'refusal.contractsFull':
    'Du darfst höchstens {most} Aufträge haben: Wähle einen zum Zurückgeben.',
  'refusal.contractNotHeld': 'Diesen Auftrag hast du nicht.',
  'amount.contract': { plural: 'n', one: '{n} Auftrag', other: '{n} Aufträge' },
} satisfies Translation<typeof english>

/** The names on its cards and tiles in German. */
export const names = {
  Archivists: 'Archivare',

  'Market rolls': 'Marktrollen',
  'Guild charters': 'Gildenbriefe',
  'Tax rolls': 'Steuerrollen',

  'Timber for the Tsar': 'Holz für den Zaren',
  Tithe: 'Der Zehnte',
  'Stone for the Tsar': 'Stein für den Zaren',
  'All finery in place': 'Aller Schmuck am Platz',
  "One's own finery": 'Eigener Schmuck',
  "A tower of one's own": 'Ein eigener Turm',
  'From door to dome': 'Von der Tür zur Kuppel',
  'Quiet corners': 'Stille Winkel',
  'Bricks for the Tsar': 'Ziegel für den Zaren',
  'Treasure for the Tsar': 'Schätze für den Zaren',
  'Busy workshop': 'Geschäftige Werkstatt',
  'Finery for the neighbours': 'Schmuck für die Nachbarn',
  'Plain building': 'Schlichter Bau',
  'Richest tower': 'Der prächtigste Turm',
  'Seen everywhere': 'Überall dabei',
}
