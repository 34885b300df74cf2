import type { Translation } from '@guildhall/texts'
import type { adviceEnglish } from './en.ts'

/** Choices as parts of a sentence, in German. */
export const catalogue = {
  'advice.reason.contracts': 'Aufträge',
  'advice.reason.income': 'Einkommen',
  'advice.reason.buildings': 'Gebäude',
  'advice.reason.goods': 'Münzen und Rohstoffe',
  'advice.reason.workers': 'Arbeiter',
  'advice.reason.points': 'Punkte bisher',
  'component.contract': 'Auftrag „{kind}“',
  'advice.place': 'einen Arbeiter zu {where} schicken',
  'advice.place.fee': {
    plural: 'fee',
    one: 'einen Arbeiter für {fee} Münze zu {where} schicken',
    other: 'einen Arbeiter für {fee} Münzen zu {where} schicken',
  },
  'advice.realise': '{contract} erfüllen',
  'advice.realise.paid': {
    plural: 'price',
    one: '{contract} für {price} Münze erfüllen',
    other: '{contract} für {price} Münzen erfüllen',
  },
  'advice.brings': '{what} ({effect})',
  'advice.produce': 'mit Bauplatz {site} noch einmal Einkommen erhalten',
  'advice.built': '„{building}“ für {cost} {site:on} bauen',
  'choice.draftPair:within': '„{craftsman}“ und das {board} nehmen',
  'choice.place:within': 'einen Arbeiter zu {where} schicken ({effect})',
  'choice.place.fee:within': {
    plural: 'fee',
    one: 'einen Arbeiter für {fee} Münze zu {where} schicken ({effect})',
    other: 'einen Arbeiter für {fee} Münzen zu {where} schicken ({effect})',
  },
  'choice.recruit:within': '„{craftsman}“ anwerben',
  'choice.times:within': { plural: 'n', one: 'das einmal tun', other: 'das {n}-mal tun' },
  'choice.payWith:within': '{what} zahlen',
  'choice.chooseKind:within': '{what} nehmen',
  'choice.chooseBuilding:within': '„{building}“ für {cost} bauen',
  'choice.chooseSite.bare:within': 'es auf Bauplatz {site} bauen',
  'choice.chooseSite.bare:on': 'auf Bauplatz {site}',
  'choice.chooseSite.covers:within': 'es auf Bauplatz {site} bauen, über „{building}“',
  'choice.chooseSite.covers:on': 'auf Bauplatz {site} (über „{building}“)',
  'choice.replaceCoins:within': '{what} zahlen',
  'choice.realise:within': '{contract} erfüllen ({effect})',
  'choice.realise.paid:within': {
    plural: 'price',
    one: '{contract} für {price} Münze erfüllen ({effect})',
    other: '{contract} für {price} Münzen erfüllen ({effect})',
  },
  'choice.choose:within': '{effect}',
  'choice.turnUp:within': 'zuerst das nächste Gebäude aufdecken',
  'choice.endTurn:within': 'den Zug beenden',
} satisfies Translation<typeof adviceEnglish>
