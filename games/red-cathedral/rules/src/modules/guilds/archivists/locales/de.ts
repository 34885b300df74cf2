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
  'contract.towersPresent': 'Türme, an denen du beteiligt bist',
  'contract.towersPresent:each': 'jeden Turm, an dem du beteiligt bist',
  'contract.towersAbsent': 'Türme, an denen du nicht beteiligt bist',
  'contract.towersAbsent:each': 'jeden Turm, an dem du nicht beteiligt bist',

  'question.contract-keep': 'welchen Auftrag du behältst',

  'event.contractsLaid': 'Die {n} Aufträge liegen verdeckt neben dem Markt.',
  'event.contractsDrawn': '{who} zieht: {contracts}.',
  'event.contractsDrawn.hidden': {
    plural: 'n',
    one: '{who} zieht {n} Auftrag.',
    other: '{who} zieht {n} Aufträge.',
  },
  'event.contractsKept': {
    plural: 'n',
    one: '{who} behält „{contract}“; {n} kommt unter den Stapel.',
    other: '{who} behält „{contract}“; {n} kommen unter den Stapel.',
  },
  'event.contractsKept.swapped': {
    plural: 'n',
    one: '{who} behält „{contract}“ und gibt „{back}“ zurück; {n} kommt unter den Stapel.',
    other: '{who} behält „{contract}“ und gibt „{back}“ zurück; {n} kommen unter den Stapel.',
  },
  'event.contractsKept.none': {
    plural: 'n',
    one: '{who} behält keinen davon; {n} kommt unter den Stapel.',
    other: '{who} behält keinen davon; {n} kommen unter den Stapel.',
  },
  'event.contractsKept.hidden': {
    plural: 'n',
    one: '{who} legt {n} Auftrag unter den Stapel.',
    other: '{who} legt {n} Aufträge unter den Stapel.',
  },
  'event.contractsShown': '{who} zeigt: {contracts}.',
  'event.contractFulfilled': '{who} erfüllt „{contract}“: {n} Prestige.',
  'event.contractFulfilled.return': '{who} gibt für „{contract}“ {what:acc} zurück: {n} Prestige.',

  'score.contracts': 'Aufträge',

  'choice.keepContract': '„{name}“ behalten: {words}',
  'choice.keepContract.swap': '„{name}“ behalten und „{back}“ zurückgeben: {words}',
  'choice.keepContract.none': 'Keinen davon behalten',

  'refusal.keepOne': 'Du hast weniger als drei Aufträge: Behalte einen der gezogenen.',
  'refusal.contractNotDrawn': 'Diesen Auftrag hast du nicht gezogen.',
  'refusal.roomForContract': 'Du hast Platz dafür: Kein Auftrag geht zurück.',
  'refusal.contractsFull': 'Du darfst höchstens {most} Aufträge haben: Sag, welcher zurückgeht.',
  'refusal.contractNotHeld': 'Diesen Auftrag hast du nicht.',
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
