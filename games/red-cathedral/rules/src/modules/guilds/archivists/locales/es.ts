import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Archivists in Spanish. */
export const texts = {
  'effect.contracts': {
    plural: 'n',
    one: '{n} contrato',
    many: '1 de entre {n} de contratos',
    other: '1 de entre {n} contratos',
  },

  'contract.return': {
    plural: 'n',
    one: '{n} punto de prestigio si devuelves {cost}',
    many: '{n} de puntos de prestigio si devuelves {cost}',
    other: '{n} puntos de prestigio si devuelves {cost}',
  },
  'contract.if': {
    plural: 'n',
    one: '{n} punto de prestigio por tener al menos {least} {what}',
    many: '{n} de puntos de prestigio por tener al menos {least} {what}',
    other: '{n} puntos de prestigio por tener al menos {least} {what}',
  },
  'contract.each': {
    plural: 'n',
    one: '{n} punto de prestigio por cada {what:each}',
    many: '{n} de puntos de prestigio por cada {what:each}',
    other: '{n} puntos de prestigio por cada {what:each}',
  },
  'contract.ornamentsBuilt': 'ornamentos tuyos construidos',
  'contract.ornamentsBuilt:each': 'ornamento tuyo construido',
  'contract.ornamentsUnbuilt': 'ornamentos tuyos sin construir',
  'contract.ornamentsUnbuilt:each': 'ornamento tuyo sin construir',
  'contract.ornamentsOnOwnSections': 'ornamentos tuyos en secciones propias',
  'contract.ornamentsOnOwnSections:each': 'ornamento tuyo en una sección propia',
  'contract.ornamentsOnOtherSections': 'ornamentos tuyos en secciones ajenas',
  'contract.ornamentsOnOtherSections:each': 'ornamento tuyo en una sección ajena',
  'contract.mostOrnamentsInOneTower': 'ornamentos tuyos en una misma torre',
  'contract.mostOrnamentsInOneTower:each': 'ornamento tuyo en una misma torre',
  'contract.mostClaimsInOneTower': 'estandartes tuyos en una misma torre',
  'contract.mostClaimsInOneTower:each': 'estandarte tuyo en una misma torre',
  'contract.finishedTypes': 'tipos de sección terminados',
  'contract.finishedTypes:each': 'tipo de sección terminado',
  'contract.faceUpTiles': 'losetas de taller tuyas boca arriba',
  'contract.faceUpTiles:each': 'loseta de taller tuya boca arriba',
  'contract.towersPresent': 'torres con presencia tuya',
  'contract.towersPresent:each': 'torre con presencia tuya',
  'contract.towersAbsent': 'torres sin presencia tuya',
  'contract.towersAbsent:each': 'torre sin presencia tuya',

  'question.contract-keep': 'un contrato que conservar',

  'event.contractsLaid': '{n} contratos forman un mazo boca abajo',
  'event.contractsDrawn': {
    select: 'who',
    forms: { you: 'Robas: {contracts}' },
    other: '{who} roba: {contracts}',
  },
  'event.contractsDrawn.hidden': {
    select: 'who',
    forms: { you: 'Robas {contracts}' },
    other: '{who} roba {contracts}',
  },
  'event.contractsKept': {
    select: 'who',
    forms: { you: 'Conservas «{contract}» ({n} debajo del mazo)' },
    other: '{who} conserva «{contract}» ({n} debajo del mazo)',
  },
  'event.contractsKept.swapped': {
    select: 'who',
    forms: { you: 'Conservas «{contract}» y devuelves «{back}» ({n} debajo del mazo)' },
    other: '{who} conserva «{contract}» y devuelve «{back}» ({n} debajo del mazo)',
  },
  'event.contractsKept.none': {
    select: 'who',
    forms: { you: 'No conservas ninguno ({n} debajo del mazo)' },
    other: '{who} no conserva ninguno ({n} debajo del mazo)',
  },
  'event.contractsKept.hidden': {
    select: 'who',
    forms: { you: 'Pones {contracts} debajo del mazo' },
    other: '{who} pone {contracts} debajo del mazo',
  },
  'event.contractsShown': {
    select: 'who',
    forms: { you: 'Revelas: {contracts}' },
    other: '{who} revela: {contracts}',
  },
  'event.contractFulfilled': '{who}: {gains} ({contract})',
  'event.contractFulfilled.return': {
    select: 'who',
    forms: { you: 'Devuelves {what}: {gains} ({contract})' },
    other: '{who} devuelve {what}: {gains} ({contract})',
  },

  'score.contracts': 'Contratos',

  'choice.keepContract': 'Conservar «{name}»: {words}',
  'choice.keepContract.swap': 'Conservar «{name}» y devolver «{back}»: {words}',
  'choice.keepContract.none': 'No conservar ninguno',

  'refusal.keepOne': 'Conserva uno de los contratos robados: tienes menos de 3.',
  'refusal.contractNotDrawn': 'No has robado ese contrato.',
  'refusal.roomForContract': 'Tienes sitio: no hay que devolver ningún contrato.',
  'refusal.contractsFull': 'Puedes tener como mucho {most} contratos: elige cuál devuelves.',
  'refusal.contractNotHeld': 'No tienes ese contrato.',
  'amount.contract': {
    plural: 'n',
    one: '{n} contrato',
    many: '{n} contratos',
    other: '{n} contratos',
  },
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  Archivists: 'Archiveros',

  'Market rolls': 'Registros del mercado',
  'Guild charters': 'Cartas gremiales',
  'Tax rolls': 'Registros de impuestos',

  'Timber for the Tsar': 'Madera para el zar',
  Tithe: 'Diezmo',
  'Stone for the Tsar': 'Piedra para el zar',
  'All finery in place': 'Todas las galas en su sitio',
  "One's own finery": 'Galas propias',
  "A tower of one's own": 'Una torre propia',
  'From door to dome': 'De la puerta a la cúpula',
  'Quiet corners': 'Rincones tranquilos',
  'Bricks for the Tsar': 'Ladrillos para el zar',
  'Treasure for the Tsar': 'Un tesoro para el zar',
  'Busy workshop': 'Taller ajetreado',
  'Finery for the neighbours': 'Galas para los vecinos',
  'Plain building': 'Obra sobria',
  'Richest tower': 'La torre más rica',
  'Seen everywhere': 'En todas partes',
}
