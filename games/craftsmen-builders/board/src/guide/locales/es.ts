import type { Translation } from '@guildhall/texts'
import type { guideEnglish } from './en.ts'

/** What the settings and the lessons of Craftsmen & Builders say, in Spanish. */
export const catalogue = {
  'guide.more': 'Más opciones: criterios de reglas',
  'setting.roundLimit': 'Duración de la partida',
  'setting.roundLimit.0': 'Partida completa',
  'setting.roundLimit.4': '4 rondas',
  'setting.roundLimit.6': '6 rondas',
  'setting.castleIncome': 'Renta de los castillos',
  'setting.castleIncome.printed': 'La impresa',
  'setting.castleIncome.choice': 'Madera o piedra, a elegir',
  'setting.bareSiteIncome': 'Monedas de un solar construido',
  'setting.bareSiteIncome.lost': 'Se pierden',
  'setting.bareSiteIncome.kept': 'Se conservan',
  'setting.coinSubstitution': 'Pagar monedas',
  'setting.coinSubstitution.resourcesForCoins': 'Madera y piedra pueden sustituirlas',
  'setting.coinSubstitution.none': 'Solo con monedas',
  'setting.refillTiming': 'El siguiente edificio se descubre',
  'setting.refillTiming.deferred': 'Al final del turno',
  'setting.refillTiming.atOnce': 'Enseguida',
  'setting.firstActionRecruitBan': 'El primer jugador no puede empezar reclutando',
  'setting.firstActionRecruitBan.everyRound': 'En todas las rondas',
  'setting.firstActionRecruitBan.firstRoundOnly': 'En la primera ronda',
  'setting.firstActionRecruitBan.off': 'Nunca',
  'setting.endTiming': 'Cuando se desencadena el final',
  'setting.endTiming.finishLap': 'Se termina la vuelta',
  'setting.endTiming.finishRound': 'Se termina la ronda',
  'setting.resourceScoring': 'Puntos por madera y piedra',
  'setting.resourceScoring.pooled': 'Contados juntos',
  'setting.resourceScoring.perKind': 'Cada tipo por separado',
  'setting.contractCraftsman': 'Poder de la berenjena',
  'setting.contractCraftsman.eggplantPower': 'El artesano de contratos',
  'setting.contractCraftsman.unused': '2 recursos a elegir',
  'learn.workers.title': 'Trabajadores y reclutadores',
  'learn.workers.about': 'Elige una pareja, envía un trabajador, recluta para la próxima ronda.',
  'learn.workers.pair':
    'Todos empiezan con una pareja: un artesano que gana para ti en la primera ronda y una calle con una insignia que es tuya para siempre. Elige al Capataz con el pez.',
  'learn.workers.take': 'Aún no ha pasado nada: lo que eliges es un plan. Toma esta pareja.',
  'learn.workers.send':
    'Boris tiene al Carretero. Tu trabajador puede usarlo igualmente, pagando: envía uno al puesto de 2 monedas. Tu propio Capataz es solo para los demás.',
  'learn.workers.paid':
    'Boris recibe las 2 monedas y tú madera y piedra: el plan lo muestra antes de que ocurra. Termina el turno.',
  'learn.workers.recruit':
    'Tres trabajadores y un reclutador por ronda. Recluta ahora al Mercader de la oferta: quien recluta primero empieza la próxima ronda, y allí le pagan.',
  'learn.workers.order': 'Eres el primero en el orden de la próxima ronda. Termina el turno.',
  'learn.workers.done':
    'Enviar, pagar, reclutar. Cada ronda trae primero la renta y luego cuatro vueltas: tres trabajadores y un reclutamiento cada uno.',
  'learn.street.title': 'Edificios y solares',
  'learn.street.about': 'Elige un edificio y su solar, y mira lo que queda cubierto.',
  'learn.street.choose':
    'Un trabajador puede construir. Lo que puedes pagar tiene un marco rojo: elige la Gran cocina. Muestra tres insignias y renta 4 monedas por ronda.',
  'learn.street.cover':
    'Ponla sobre la Pescadería, en el solar 1. Lo cubierto renta menos y no muestra insignia, pero conserva sus puntos.',
  'learn.street.built':
    'El pez ha desaparecido de tus insignias; han llegado pan, pastel y berenjena. La posición te dio una moneda, y otra a Boris. Termina el turno.',
  'learn.street.more': 'El solar 2 está vacío. Elige la Pastelería: puedes pagar todo su precio.',
  'learn.street.bare': 'Ponla en el solar 2. Un solar construido ya no renta sus monedas impresas.',
  'learn.street.end': 'Un segundo pastel entre tus insignias. Termina el turno.',
  'learn.street.done':
    'Edificio, solar, pago. Las monedas de un precio también pueden pagarse con madera o piedra; el plan ofrece todas las maneras.',
  'learn.contracts.title': 'Contratos y castillos',
  'learn.contracts.about': 'Cumple un contrato, construye el tercer castillo, cuenta los puntos.',
  'learn.contracts.act':
    'Un contrato pide una insignia dos veces y otras dos. Las tuyas muestran todo el contrato del queso. Primero va la acción principal: envía un trabajador a ganar 3 monedas.',
  'learn.contracts.realise':
    'Cumple ahora el contrato del queso: 2 maderas enseguida y un punto al final. Boris lo cumplió antes que tú, así que recibe 2 de tus monedas.',
  'learn.contracts.realised':
    'Un contrato por turno; las insignias no se gastan. Termina el turno.',
  'learn.contracts.castle':
    'Tienes dos castillos. El tercero termina la partida: elige el Castillo de los jardines. Solo queda un solar sin castillo, así que se alza allí enseguida.',
  'learn.contracts.last':
    'A Boris le queda su turno de esta vuelta; luego acaba la partida. Termina tu turno y mira cómo se cuenta.',
  'learn.contracts.done':
    'Edificios, contratos, monedas, madera y piedra dan los puntos. Tres castillos o seis contratos terminan la partida.',
} satisfies Translation<typeof guideEnglish>
