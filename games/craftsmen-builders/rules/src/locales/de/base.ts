import type { Base } from '../parts.ts'
import { names } from './names.ts'

/** What is told and can be chosen, in German. */
export const base = {
  'player.red': 'Rot',
  'player.blue': 'Blau',
  'player.green': 'Grün',
  'player.yellow': 'Gelb',

  'amount.nothing': 'nichts',
  'amount.coin': { plural: 'n', one: '{n} Münze', other: '{n} Münzen' },
  'amount.wood': '{n} Holz',
  'amount.stone': { plural: 'n', one: '{n} Stein', other: '{n} Steine' },
  'amount.choice': { plural: 'n', one: '{n} Rohstoff nach Wahl', other: '{n} Rohstoffe nach Wahl' },

  'symbol.meat': 'Fleisch',
  'symbol.fish': 'Fisch',
  'symbol.cheese': 'Käse',
  'symbol.bread': 'Brot',
  'symbol.cake': 'Kuchen',
  'symbol.eggplant': 'Aubergine',

  'component.card': { select: 'name', forms: names, other: '{name}' },
  'component.board': 'Tableau „{symbol}“',
  'component.contract': 'Auftrag „{kind}“ ({badges})',
  'component.power': 'Fähigkeit „{kind}“',
  'component.market': 'Reihe {level}, Position {position}',
  'component.coinsPlace': 'Platz „Münzen“',
  'component.buildPlace': 'Platz „Bauen“',

  'effect.gain': '{gains} erhalten',
  'effect.trade': '{cost} zahlen, {gains} erhalten',
  'effect.times': 'bis zu {max}-mal {cost} zahlen, dafür je {gains} erhalten',
  'effect.build': 'bauen',
  'effect.buildCheaper': {
    plural: 'n',
    one: 'für {n} Münze weniger bauen',
    other: 'für {n} Münzen weniger bauen',
  },
  'effect.produce': 'einer deiner Bauplätze bringt noch einmal Ertrag',
  'effect.or': '{one} oder {other}',

  'event.setUp': 'Das Spiel ist aufgebaut. {first} wird das Spiel beginnen.',
  'event.pairTaken': '{who} nimmt „{craftsman}“ und das {board}.',
  'event.columnsLaid': 'Die Spalten liegen aus. Im Angebot: {offer}.',
  'event.roundBegan': 'Runde {round} beginnt.',
  'event.earned': '{who} erhält als Einkommen {what}.',
  'event.castlesEarned': 'Die Schlösser von {who} bringen {what} ein.',
  'event.turnBegan': '{who} ist am Zug (Durchgang {lap}).',
  'event.workerPlaced': '{who} setzt einen Arbeiter ein: {where}.',
  'event.feePaid': {
    plural: 'n',
    one: '{who} zahlt {n} Münze an {to} ({why}).',
    other: '{who} zahlt {n} Münzen an {to} ({why}).',
  },
  'event.feePaid.reserve': {
    plural: 'n',
    one: '{who} zahlt {n} Münze an den Vorrat ({why}).',
    other: '{who} zahlt {n} Münzen an den Vorrat ({why}).',
  },
  'event.paid': '{who} zahlt {what} ({why}).',
  'event.gained': '{who} erhält {what} ({why}).',
  'event.built': '{who} baut „{building}“ auf Bauplatz {site}.',
  'event.positionFilled': '„{building}“ wird aufgedeckt ({position}).',
  'event.realised': '{who} erfüllt den {contract}.',
  'event.endTriggered.castles':
    '{who} hat das letzte Schloss gebaut, das noch fehlte: Das Ende ist nah.',
  'event.endTriggered.contracts':
    '{who} hat den letzten Auftrag erfüllt, der noch fehlte: Das Ende ist nah.',
  'event.siteProduced': 'Bauplatz {site} von {who} bringt noch einmal Ertrag.',
  'event.recruited': '{who} wirbt „{craftsman}“ für die nächste Runde an.',
  'event.roundEnded': 'Runde {round} ist zu Ende. Arbeiter und Anwerber kehren zurück.',
  'event.craftsmenShuffled': {
    plural: 'n',
    one: 'Der abgelegte Handwerker bildet den Stapel.',
    other: 'Die {n} abgelegten Handwerker werden gemischt und bilden den Stapel.',
  },
  'event.offerDrawn': 'Neu im Angebot: {craftsmen}.',
  'event.gameEnded.triggered': 'Das Spiel ist zu Ende: Alle letzten Züge sind gespielt.',
  'event.gameEnded.roundLimit': 'Das Spiel ist zu Ende: Die letzte Runde ist gespielt.',
  'event.scored': {
    plural: 'n',
    one: '{who} erhält {n} Punkt für {why}.',
    other: '{who} erhält {n} Punkte für {why}.',
  },

  'score.buildings': 'Gebäude',
  'score.contracts': 'Aufträge',
  'score.coins': 'Münzen',
  'score.resources': 'Holz und Stein',

  'ending.points': {
    plural: 'n',
    one: '{who} gewinnt mit {n} Punkt.',
    other: '{who} gewinnt mit {n} Punkten.',
  },
  'ending.order': {
    plural: 'n',
    one: '{who} gewinnt: Auch mit {n} Punkt, aber in der letzten Runde später an der Reihe: {others}.',
    other:
      '{who} gewinnt: Auch mit {n} Punkten, aber in der letzten Runde später an der Reihe: {others}.',
  },
  'account.buildings': '{who}: {one} + {two} + {three} auf den Bauplätzen = {n}',
  'account.contracts': {
    plural: 'contracts',
    one: '{who}: {contracts} Auftrag erfüllt, je {each}: {n}',
    other: '{who}: {contracts} Aufträge erfüllt, je {each}: {n}',
  },
  'account.goods': '{who}: {what}, 1 für je {per}: {n}',
  'account.perKind': '{who}: {what}, 1 für je {per} einer Sorte: {n}',

  'choice.draftPair': '„{craftsman}“ und das {board} nehmen',
  'choice.place': '{where}: {effect}',
  'choice.place.fee': {
    plural: 'fee',
    one: '{where} für {fee} Münze: {effect}',
    other: '{where} für {fee} Münzen: {effect}',
  },
  'choice.recruit': '„{craftsman}“ anwerben',
  'choice.times': { plural: 'n', one: 'Einmal', other: '{n}-mal' },
  'choice.payWith': '{what} zahlen',
  'choice.chooseKind': '{what} nehmen',
  'choice.chooseBuilding': '„{building}“ für {cost} bauen',
  'choice.chooseSite.bare': 'Bauplatz {site}',
  'choice.chooseSite.covers': 'Bauplatz {site}, auf „{building}“',
  'choice.replaceCoins': '{what} zahlen',
  'choice.realise': '{contract} erfüllen: {effect}',
  'choice.realise.paid': {
    plural: 'price',
    one: '{contract} erfüllen und {price} Münze an die zahlen, die schneller waren: {effect}',
    other: '{contract} erfüllen und {price} Münzen an die zahlen, die schneller waren: {effect}',
  },
  'choice.choose': '{effect}',
  'choice.turnUp': 'Zuerst das nächste Gebäude aufdecken',
  'choice.endTurn': 'Zug beenden',
} satisfies Base
