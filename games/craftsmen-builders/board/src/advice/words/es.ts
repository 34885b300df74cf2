import type { Translation } from '@guildhall/texts'
import type { adviceEnglish } from './en.ts'

/** Choices as parts of a sentence, in Spanish. */
export const words = {
  'advice.reason.contracts': 'contratos',
  'advice.reason.income': 'ingresos',
  'advice.reason.buildings': 'edificios',
  'advice.reason.goods': 'monedas y materiales',
  'advice.reason.workers': 'trabajadores',
  'advice.reason.points': 'puntos hasta ahora',
  'advice.place': 'enviar un obrero a {where}',
  'advice.place.fee': {
    plural: 'fee',
    one: 'enviar un obrero a {where} por {fee} moneda',
    many: 'enviar un obrero a {where} por {fee} de monedas',
    other: 'enviar un obrero a {where} por {fee} monedas',
  },
  'advice.realise': 'cumplir el {contract}',
  'choice.draftPair:within': 'tomar «{craftsman}» y el {board}',
  'choice.place:within': 'enviar un obrero a {where} ({effect})',
  'choice.place.fee:within': {
    plural: 'fee',
    one: 'enviar un obrero a {where} por {fee} moneda ({effect})',
    many: 'enviar un obrero a {where} por {fee} de monedas ({effect})',
    other: 'enviar un obrero a {where} por {fee} monedas ({effect})',
  },
  'choice.recruit:within': 'reclutar «{craftsman}»',
  'choice.times:within': {
    plural: 'n',
    one: 'hacerlo una vez',
    many: 'hacerlo {n} de veces',
    other: 'hacerlo {n} veces',
  },
  'choice.payWith:within': 'pagar {what}',
  'choice.chooseKind:within': 'tomar {what}',
  'choice.chooseBuilding:within': 'construir «{building}» por {cost}',
  'choice.chooseSite.bare:within': 'ponerlo en el solar {site}',
  'choice.chooseSite.covers:within': 'ponerlo en el solar {site}, sobre «{building}»',
  'choice.replaceCoins:within': 'pagar {what}',
  'choice.realise:within': 'cumplir el {contract} ({effect})',
  'choice.realise.paid:within': {
    plural: 'price',
    one: 'cumplir el {contract} pagando {price} moneda a los anteriores ({effect})',
    many: 'cumplir el {contract} pagando {price} de monedas a los anteriores ({effect})',
    other: 'cumplir el {contract} pagando {price} monedas a los anteriores ({effect})',
  },
  'choice.choose:within': '{effect}',
  'choice.turnUp:within': 'revelar primero el siguiente edificio',
  'choice.endTurn:within': 'terminar el turno',
} satisfies Translation<typeof adviceEnglish>
