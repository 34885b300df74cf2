import type { Base } from '../parts.ts'
import { names } from './names.ts'

/** What is told and can be chosen, in Spanish. */
export const base = {
  'player.red': 'Rojo',
  'player.blue': 'Azul',
  'player.green': 'Verde',
  'player.yellow': 'Amarillo',

  'amount.nothing': 'nada',
  'amount.coin': { plural: 'n', one: '{n} moneda', many: '{n} de monedas', other: '{n} monedas' },
  'amount.wood': { plural: 'n', one: '{n} madera', many: '{n} de maderas', other: '{n} maderas' },
  'amount.stone': { plural: 'n', one: '{n} piedra', many: '{n} de piedras', other: '{n} piedras' },
  'amount.choice': {
    plural: 'n',
    one: '{n} recurso a elegir',
    many: '{n} de recursos a elegir',
    other: '{n} recursos a elegir',
  },

  'symbol.meat': 'carne',
  'symbol.fish': 'pescado',
  'symbol.cheese': 'queso',
  'symbol.bread': 'pan',
  'symbol.cake': 'pastel',
  'symbol.eggplant': 'berenjena',

  'component.card': { select: 'name', forms: names, other: '{name}' },
  'component.board': 'tablero de {symbol}',
  'component.contract': 'contrato de {kind} ({badges})',
  'component.power': 'poder de {kind}',
  'component.market': 'fila {level}, posición {position}',
  'component.coinsPlace': 'espacio «Monedas»',
  'component.buildPlace': 'espacio «Construir»',

  'effect.gain': 'ganar {gains}',
  'effect.trade': 'pagar {cost}, ganar {gains}',
  'effect.times': 'hasta {max} veces: pagar {cost}, ganar {gains}',
  'effect.build': 'construir',
  'effect.buildCheaper': {
    plural: 'n',
    one: 'construir por {n} moneda menos',
    many: 'construir por {n} de monedas menos',
    other: 'construir por {n} monedas menos',
  },
  'effect.produce': 'uno de tus solares produce otra vez',
  'effect.or': '{one} o {other}',

  'event.setUp': 'La partida está preparada. Empezará {first}.',
  'event.pairTaken': '{who} toma «{craftsman}» y el {board}.',
  'event.columnsLaid': 'Las columnas están listas. En la oferta: {offer}.',
  'event.roundBegan': 'Empieza la ronda {round}.',
  'event.earned': '{who} recibe sus ingresos: {what}.',
  'event.castlesEarned': 'Los castillos de {who} dan {what}.',
  'event.turnBegan': 'Es el turno de {who} (vuelta {lap}).',
  'event.workerPlaced': '{who} envía un trabajador: {where}.',
  'event.feePaid': {
    plural: 'n',
    one: '{who} paga {n} moneda a {to} ({why}).',
    many: '{who} paga {n} de monedas a {to} ({why}).',
    other: '{who} paga {n} monedas a {to} ({why}).',
  },
  'event.feePaid.reserve': {
    plural: 'n',
    one: '{who} paga {n} moneda a la reserva ({why}).',
    many: '{who} paga {n} de monedas a la reserva ({why}).',
    other: '{who} paga {n} monedas a la reserva ({why}).',
  },
  'event.paid': '{who} paga {what} ({why}).',
  'event.gained': '{who} gana {what} ({why}).',
  'event.built': '{who} construye «{building}» en el solar {site}.',
  'event.positionFilled': 'Nuevo edificio en el mercado: {building} ({position}).',
  'event.realised': '{who} cumple el {contract}.',
  'event.endTriggered.castles':
    '{who} ha construido el último castillo que faltaba: el final está cerca.',
  'event.endTriggered.contracts':
    '{who} ha cumplido el último contrato que faltaba: el final está cerca.',
  'event.siteProduced': 'El solar {site} de {who} produce otra vez.',
  'event.recruited': '{who} recluta «{craftsman}» para la próxima ronda.',
  'event.roundEnded':
    'La ronda {round} ha terminado. Los trabajadores y los reclutadores regresan.',
  'event.craftsmenShuffled': {
    plural: 'n',
    one: 'El artesano descartado forma el mazo.',
    many: 'Los {n} de artesanos descartados se barajan y forman el mazo.',
    other: 'Los {n} artesanos descartados se barajan y forman el mazo.',
  },
  'event.offerDrawn': 'Nuevos en la oferta: {craftsmen}.',
  'event.gameEnded.triggered':
    'La partida ha terminado: ya se han jugado todos los últimos turnos.',
  'event.gameEnded.roundLimit': 'La partida ha terminado: ya se ha jugado la última ronda.',
  'event.scored': {
    plural: 'n',
    one: '{who} obtiene {n} punto por {why}.',
    many: '{who} obtiene {n} de puntos por {why}.',
    other: '{who} obtiene {n} puntos por {why}.',
  },

  'score.buildings': 'edificios',
  'score.contracts': 'contratos',
  'score.coins': 'monedas',
  'score.resources': 'madera y piedra',

  'ending.points': {
    plural: 'n',
    one: '{who} gana con {n} punto.',
    many: '{who} gana con {n} de puntos.',
    other: '{who} gana con {n} puntos.',
  },
  'ending.order': {
    plural: 'n',
    one: '{who} gana: también con {n} punto, pero después en el orden de turno de la última ronda: {others}.',
    many: '{who} gana: también con {n} de puntos, pero después en el orden de turno de la última ronda: {others}.',
    other:
      '{who} gana: también con {n} puntos, pero después en el orden de turno de la última ronda: {others}.',
  },
  'account.buildings': '{who}: {one} + {two} + {three} en los solares = {n}',
  'account.contracts': {
    plural: 'contracts',
    one: '{who}: {contracts} contrato cumplido, {each} por cada uno: {n}',
    many: '{who}: {contracts} de contratos cumplidos, {each} por cada uno: {n}',
    other: '{who}: {contracts} contratos cumplidos, {each} por cada uno: {n}',
  },
  'account.goods': '{who}: {what}, 1 por cada {per}: {n}',
  'account.perKind': '{who}: {what}, 1 por cada {per} de un tipo: {n}',

  'choice.draftPair': 'Tomar «{craftsman}» y el {board}',
  'choice.place': '{where}: {effect}',
  'choice.place.fee': {
    plural: 'fee',
    one: '{where} por {fee} moneda: {effect}',
    many: '{where} por {fee} de monedas: {effect}',
    other: '{where} por {fee} monedas: {effect}',
  },
  'choice.recruit': 'Reclutar «{craftsman}»',
  'choice.times': { plural: 'n', one: 'Una vez', many: '{n} de veces', other: '{n} veces' },
  'choice.payWith': 'Pagar {what}',
  'choice.chooseKind': 'Tomar {what}',
  'choice.chooseBuilding': 'Construir «{building}» por {cost}',
  'choice.chooseSite.bare': 'Solar {site}',
  'choice.chooseSite.covers': 'Solar {site}, sobre «{building}»',
  'choice.replaceCoins': 'Pagar {what}',
  'choice.realise': 'Cumplir el {contract}: {effect}',
  'choice.realise.paid': {
    plural: 'price',
    one: 'Cumplir el {contract} pagando {price} moneda a los anteriores: {effect}',
    many: 'Cumplir el {contract} pagando {price} de monedas a los anteriores: {effect}',
    other: 'Cumplir el {contract} pagando {price} monedas a los anteriores: {effect}',
  },
  'choice.choose': '{effect}',
  'choice.turnUp': 'Revelar primero el siguiente edificio',
  'choice.endTurn': 'Terminar el turno',
} satisfies Base
