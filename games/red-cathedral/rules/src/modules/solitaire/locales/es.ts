import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the game against Ivan in Spanish. */
export const texts = {
  'player.ivan': 'Iván',

  'question.ivan-claim': 'una sección que reclame Iván',
  'question.ivan-start': 'una base con la que empiece Iván',

  'choice.claimForIvan': 'Hacer que Iván reclame {section}',
  'refusal.ivanClaim': 'Iván debe reclamar una sección según su primera preferencia posible.',
  'refusal.ivanStart': 'Iván empieza por una base.',

  'event.ivanSetUp':
    'Cartas y dados de Iván, de izquierda a derecha: {cards}. Su marcador empieza en {position}',
  'event.ivanSetUp.card': '{card} ({die:short})',
  'event.ivanStarted': 'Iván empieza por {section} ({how}); su loseta «{tile}» sale de la partida',
  'event.ivanStarted.city':
    'Iván empieza por {section} ({how}); su loseta «{tile}» sale de la partida. Su marcador de ciudad y un contratista van a {city}',
  'event.ivanStarted.random': 'al azar',
  'event.ivanStarted.leftmost': 'la base más a la izquierda',
  'event.ivanStarted.chosen': 'elegida para él',

  'event.ivanTookDie': 'Iván toma el {die}: {reason}',
  'event.ivanTookDie.blocked':
    'Iván toma el {die}: {reason}. Los dados más altos no pueden moverse: {blocked}',
  'event.ivanTookDie.highest': 'dado más alto ({value}), carta «{card}»',
  'event.ivanTookDie.left': 'empate en el más alto ({value}), carta más a la izquierda: «{card}»',
  'event.ivanTookDie.useful': 'dado más alto ({value}), carta útil «{card}»',
  'event.ivanTookDie.usefulLeft':
    'empate en el más alto ({value}), carta útil más a la izquierda: «{card}»',
  'event.ivanTookDie.uselessLeft':
    'empate en el más alto ({value}), ninguna carta útil, más a la izquierda: «{card}»',
  'event.ivanTookDie.masterHighest': 'dado más alto con carta útil ({value}), carta «{card}»',
  'event.ivanTookDie.masterLeft':
    'empate de dados con carta útil ({value}), carta más a la izquierda: «{card}»',
  'event.ivanTookDie.masterAny':
    'ningún dado con carta útil puede moverse; dado más alto ({value}), carta «{card}»',
  'event.ivanTookDie.masterAnyLeft':
    'ningún dado con carta útil puede moverse; empate en el más alto ({value}), carta más a la izquierda: «{card}»',
  'event.ivanStayed': 'Iván no toma ningún dado: ninguno puede moverse',

  'event.ivanSkipped': 'Iván se salta «{card}»: {reason}',
  'event.ivanSkipped.noBanner': 'no le quedan estandartes',
  'event.ivanSkipped.supplyEmpty': 'la reserva está vacía',
  'event.ivanSkipped.inventoryEmpty': 'su carta «Almacén» está vacía',
  'event.ivanSkipped.constructionEmpty': 'su carta «Construcción» está vacía',
  'event.ivanSkipped.nothingToBuild': 'no tiene nada que construir ni decorar',
  'event.ivanSkipped.noContractor': 'no le quedan contratistas',
  'event.ivanSkipped.cityClosed': 'la ciudad de su marcador está cerrada',

  'event.ivanClaimed': 'Iván reclama {section} ({reason}). Su loseta «{tile}» sale de la partida',
  'event.ivanClaimed.picked': {
    select: 'you',
    forms: {
      you: 'Iván reclama {section} ({reason}), elegida por ti. Su loseta «{tile}» sale de la partida',
    },
    other:
      'Iván reclama {section} ({reason}), elegida por {you}. Su loseta «{tile}» sale de la partida',
  },
  'event.ivanClaimed.above': {
    select: 'you',
    forms: { you: 'encima de una sección tuya' },
    other: 'encima de una sección de {you}',
  },
  'event.ivanClaimed.base': {
    select: 'you',
    forms: { you: 'una base: no hay ninguna sección libre sobre las tuyas' },
    other: 'una base: no hay ninguna sección libre sobre las de {you}',
  },
  'event.ivanClaimed.any': {
    select: 'you',
    forms: { you: 'no hay ninguna base libre ni sección sobre las tuyas' },
    other: 'no hay ninguna base libre ni sección sobre las de {you}',
  },
  'event.ivanStocked': 'Iván toma {what} de la reserva para su carta «Almacén»',
  'event.ivanTransported': 'Iván lleva {what} de «Almacén» a «Construcción»',
  'event.ivanDelivered': 'Iván entrega {what} a {section}, la siguiente en su orden',
  'event.ivanDecorated': {
    select: 'whose',
    forms: { you: 'Iván decora gratis {section} (tuya): {ornament}' },
    other: 'Iván decora gratis {section} (de {whose}): {ornament}',
  },
  'event.ivanMarkerMoved':
    'El marcador de ciudad de Iván va a {city}, donde se acaba de reclamar una sección',
  'event.ivanHired': 'Iván envía un contratista a {city}, donde está su marcador',
  'event.ivanTookSpecialist': 'Iván toma «{specialist}» {space:from} como herramienta: {tool}',
  'event.ivanReturnedTools': 'Iván devuelve a la bolsa las herramientas iguales: {tools}',
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  Claim: 'Reclamación',
  Inventory: 'Almacén',
  Transport: 'Transporte',
  Construction: 'Construcción',
  Recognition: 'Reconocimiento',
  Hire: 'Contratación',
}
