import type { Translation } from '@guildhall/texts'
import type { guildsEnglish } from './en.ts'

/** The words about the pieces of the guilds and of Ivan, in Spanish. */
export const words = {
  'guilds.diamonds': {
    plural: 'n',
    one: 'queda {n} diamante',
    many: 'quedan {n} de diamantes',
    other: 'quedan {n} diamantes',
  },
  'guilds.diamond': 'Un diamante en lugar de {material} en {section}',
  'guilds.diamondFor': 'Diamante en lugar de',
  'guilds.tower': 'El capataz a T{tower}',
  'guilds.foremanHere': 'El capataz inspecciona T{tower}',
  'guilds.lent': '{name}: {tile}, {effect}',
  'guilds.choose': 'Elegir a {name}',
  'guilds.tile': '{tile}: {effect}, {n} en total',
  'guilds.held': 'Tus refuerzos',
  'guilds.heldBy': 'Refuerzos',
  'guilds.deck': {
    plural: 'n',
    one: '{n} carta en el mazo',
    many: '{n} de cartas en el mazo',
    other: '{n} cartas en el mazo',
  },
  'guilds.discards': {
    plural: 'n',
    one: '{n} descartada',
    many: '{n} descartadas',
    other: '{n} descartadas',
  },
  'guilds.drawn': 'Secciones robadas',
  'guilds.blueprint': '{type} de {goods}',
  'guilds.contracts': 'Tus contratos',
  'guilds.contracts.drawn': 'Quédate con uno de estos',
  'guilds.contracts.swap':
    'Quédate con uno de estos y devuelve uno de los tuyos, o no te quedes con ninguno',
  'guilds.contracts.back': 'Elige ahora el que devuelves',
  'guilds.contracts.other': 'Quedarse con otro',
  'guilds.contracts.none': 'No quedarse con ninguno',
  'guilds.contracts.of': {
    plural: 'n',
    one: '{n} contrato',
    many: '{n} de contratos',
    other: '{n} contratos',
  },
  'guilds.contracts.under': '{n} debajo',
  'guilds.contract': '{name}: {words}. {now}',
  'guilds.contract.met': 'Ahora {n} de prestigio',
  'guilds.contract.open': 'Aún nada',
  'guilds.contract.openOf': 'Aún nada: {have} de {need}',

  'guilds.why.foreman':
    'El capataz camina cuando se usa una acción de los Capataces: una o dos torres a la derecha.',
  'guilds.why.lent': 'La loseta de otro jugador solo trabaja para ti a través de los Artesanos.',
  'guilds.why.offer': 'Una acción de los Ladrilleros toma una loseta así, por 2 ladrillos.',
  'guilds.why.held': 'Un refuerzo se usa entre los pasos de tu turno, uno por turno.',
  'guilds.why.contract': 'Un contrato cuenta al final de la partida; antes no se hace nada con él.',
  'guilds.why.blueprint':
    'Una acción de los Maestros de obras roba una sección y toma de su coste.',
  'guilds.why.other': 'Eso no es una pieza de un gremio en juego.',

  'ivan.title': 'Iván',
  'ivan.cards': 'Las cartas de Iván',
  'ivan.lies': 'Allí hay {goods}.',
  'ivan.next': 'la próxima, según están los dados',
  'ivan.solo-claim': 'Pone un estandarte encima de uno tuyo; si no, en una base; si no, donde sea.',
  'ivan.solo-inventory': 'Toma cuatro materiales de los montones más llenos.',
  'ivan.solo-transport': 'Lo que hay en Almacén pasa a Construcción.',
  'ivan.solo-construction': 'Construye con lo que hay aquí y luego adorna.',
  'ivan.solo-recognition': 'Gana reconocimiento.',
  'ivan.solo-hire': 'Envía un contratista a la ciudad de su marcador:',
  'ivan.sections': {
    plural: 'n',
    one: '{n} sección terminada',
    many: '{n} de secciones terminadas',
    other: '{n} secciones terminadas',
  },
  'ivan.ornaments': {
    plural: 'n',
    one: 'queda {n} ornamento',
    many: 'quedan {n} de ornamentos',
    other: 'quedan {n} ornamentos',
  },
  'ivan.contractors': {
    plural: 'n',
    one: 'queda {n} contratista',
    many: 'quedan {n} de contratistas',
    other: 'quedan {n} contratistas',
  },
  'ivan.tools': {
    plural: 'n',
    one: '{n} herramienta',
    many: '{n} de herramientas',
    other: '{n} herramientas',
  },
  'ivan.turn': 'El último turno de Iván',
  'ivan.skip': 'Mostrar todo de una vez',
  'ivan.pick':
    'Iván puede reclamar varias secciones: elige una de las que tienen esquinas marcadas.',
  'ivan.start': 'Elige la base con la que empieza Iván.',
} satisfies Translation<typeof guildsEnglish>
