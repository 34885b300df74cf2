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
  'contract.ornamentsBuilt': 'adornos tuyos construidos',
  'contract.ornamentsBuilt:each': 'adorno tuyo construido',
  'contract.ornamentsUnbuilt': 'adornos tuyos sin construir',
  'contract.ornamentsUnbuilt:each': 'adorno tuyo sin construir',
  'contract.ornamentsOnOwnSections': 'adornos tuyos en secciones propias',
  'contract.ornamentsOnOwnSections:each': 'adorno tuyo en una sección propia',
  'contract.ornamentsOnOtherSections': 'adornos tuyos en secciones ajenas',
  'contract.ornamentsOnOtherSections:each': 'adorno tuyo en una sección ajena',
  'contract.mostOrnamentsInOneTower': 'adornos tuyos en una misma torre',
  'contract.mostOrnamentsInOneTower:each': 'adorno tuyo en una misma torre',
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

  'question.contract-keep': 'qué contrato conservar',

  'event.contractsLaid': 'Los {n} contratos están boca abajo junto al mercado.',
  'event.contractsDrawn': '{who} roba: {contracts}.',
  'event.contractsDrawn.hidden': {
    plural: 'n',
    one: '{who} roba {n} contrato.',
    many: '{who} roba {n} de contratos.',
    other: '{who} roba {n} contratos.',
  },
  'event.contractsKept': {
    plural: 'n',
    one: '{who} conserva «{contract}»; {n} va debajo del mazo.',
    many: '{who} conserva «{contract}»; {n} van debajo del mazo.',
    other: '{who} conserva «{contract}»; {n} van debajo del mazo.',
  },
  'event.contractsKept.swapped': {
    plural: 'n',
    one: '{who} conserva «{contract}» y devuelve «{back}»; {n} va debajo del mazo.',
    many: '{who} conserva «{contract}» y devuelve «{back}»; {n} van debajo del mazo.',
    other: '{who} conserva «{contract}» y devuelve «{back}»; {n} van debajo del mazo.',
  },
  'event.contractsKept.none': {
    plural: 'n',
    one: '{who} no conserva ninguno; {n} va debajo del mazo.',
    many: '{who} no conserva ninguno; {n} van debajo del mazo.',
    other: '{who} no conserva ninguno; {n} van debajo del mazo.',
  },
  'event.contractsKept.hidden': {
    plural: 'n',
    one: '{who} pone {n} contrato debajo del mazo.',
    many: '{who} pone {n} de contratos debajo del mazo.',
    other: '{who} pone {n} contratos debajo del mazo.',
  },
  'event.contractsShown': '{who} muestra: {contracts}.',
  'event.contractFulfilled': {
    plural: 'n',
    one: '{who} cumple «{contract}»: {n} punto de prestigio.',
    many: '{who} cumple «{contract}»: {n} de puntos de prestigio.',
    other: '{who} cumple «{contract}»: {n} puntos de prestigio.',
  },
  'event.contractFulfilled.return': {
    plural: 'n',
    one: '{who} devuelve {what} por «{contract}»: {n} punto de prestigio.',
    many: '{who} devuelve {what} por «{contract}»: {n} de puntos de prestigio.',
    other: '{who} devuelve {what} por «{contract}»: {n} puntos de prestigio.',
  },

  'score.contracts': 'contratos',

  'choice.keepContract': 'Conservar «{name}»: {words}',
  'choice.keepContract.swap': 'Conservar «{name}» y devolver «{back}»: {words}',
  'choice.keepContract.none': 'No conservar ninguno',

  'refusal.keepOne': 'Tienes menos de tres contratos: conserva uno de los que has robado.',
  'refusal.contractNotDrawn': 'No has robado ese contrato.',
  'refusal.roomForContract': 'Tienes sitio: no hay que devolver ningún contrato.',
  'refusal.contractsFull': 'Puedes tener como mucho {most} contratos: di cuál devuelves.',
  'refusal.contractNotHeld': 'No tienes ese contrato.',
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
