import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the game against Ivan in Spanish. */
export const texts = {
  'player.ivan': 'Iván',

  'question.ivan-claim': 'qué sección reclama Iván',
  'question.ivan-start': 'dónde empieza Iván',

  'choice.claimForIvan': 'Iván reclama {section}',
  'refusal.ivanClaim': 'Iván debe reclamar una sección según su primera preferencia posible.',
  'refusal.ivanStart': 'Iván empieza por la base de una torre.',

  'event.ivanSetUp':
    'Las cartas de Iván y sus dados son, de izquierda a derecha: {cards}. Su marcador está en la posición {position}.',
  'event.ivanSetUp.card': '{card} ({die:short})',
  'event.ivanStarted': 'Iván empieza por {section} ({how}); su loseta «{tile}» sale de la partida.',
  'event.ivanStarted.city':
    'Iván empieza por {section} ({how}); su loseta «{tile}» sale de la partida. Su marcador de ciudad y un contratista van a {city}.',
  'event.ivanStarted.random': 'al azar',
  'event.ivanStarted.leftmost': 'la base más a la izquierda',
  'event.ivanStarted.chosen': 'según lo elegido',

  'event.ivanTookDie': 'Iván toma el {die}: {reason}.',
  'event.ivanTookDie.blocked':
    'Iván toma el {die}: {reason}. Estos muestran más, pero no pueden moverse: {blocked}.',
  'event.ivanTookDie.highest': '{value} es el valor más alto, y su carta es «{card}»',
  'event.ivanTookDie.left':
    '{value} es el valor más alto y, de las cartas posibles, «{card}» es la que está más a la izquierda',
  'event.ivanTookDie.useful': '{value} es el valor más alto, y su carta «{card}» le es útil',
  'event.ivanTookDie.usefulLeft':
    '{value} es el valor más alto y, de las cartas útiles posibles, «{card}» es la que está más a la izquierda',
  'event.ivanTookDie.uselessLeft':
    '{value} es el valor más alto y, de las cartas posibles, todas inútiles, «{card}» es la que está más a la izquierda',
  'event.ivanTookDie.masterHighest':
    '{value} es el valor más alto de los dados con carta útil, y su carta es «{card}»',
  'event.ivanTookDie.masterLeft':
    '{value} es el valor más alto de los dados con carta útil y, de las cartas posibles, «{card}» es la que está más a la izquierda',
  'event.ivanTookDie.masterAny':
    'ningún dado con carta útil puede moverse, {value} es el valor más alto, y su carta es «{card}»',
  'event.ivanTookDie.masterAnyLeft':
    'ningún dado con carta útil puede moverse, {value} es el valor más alto y, de las cartas posibles, «{card}» es la que está más a la izquierda',
  'event.ivanStayed': 'Ningún dado puede moverse: Iván no toma ninguno y no se tira nada.',

  'event.ivanSkipped': 'Iván se salta la carta «{card}»: {reason}.',
  'event.ivanSkipped.noBanner': 'no le quedan estandartes',
  'event.ivanSkipped.supplyEmpty': 'la reserva está vacía',
  'event.ivanSkipped.inventoryEmpty': 'la carta «Almacén» está vacía',
  'event.ivanSkipped.constructionEmpty': 'la carta «Construcción» está vacía',
  'event.ivanSkipped.nothingToBuild': 'no tiene nada que construir ni decorar',
  'event.ivanSkipped.noContractor': 'no le quedan contratistas',
  'event.ivanSkipped.cityClosed': 'la ciudad de su marcador está cerrada',

  'event.ivanClaimed': 'Iván reclama {section}: {reason}. Su loseta «{tile}» sale de la partida.',
  'event.ivanClaimed.picked':
    'Iván reclama {section}, elegida por {you}: {reason}. Su loseta «{tile}» sale de la partida.',
  'event.ivanClaimed.above': 'está encima de una sección de {you}',
  'event.ivanClaimed.base':
    'es una base, porque encima de las secciones de {you} no se puede reclamar ninguna',
  'event.ivanClaimed.any':
    'no se puede reclamar ninguna base, ni ninguna sección encima de las de {you}',
  'event.ivanStocked':
    'Iván toma {what} de la reserva, cada vez del montón más grande, para su carta «Almacén».',
  'event.ivanTransported': 'Iván lleva {what} de la carta «Almacén» a la carta «Construcción».',
  'event.ivanDelivered':
    'Iván entrega {what} de la carta «Construcción» a {section}: de sus secciones en construcción, es la siguiente.',
  'event.ivanDecorated':
    'Iván decora gratis {section}, sección de {whose}: {ornament}. Es, en su orden, la primera que puede decorar.',
  'event.ivanMarkerMoved':
    'El marcador de ciudad de Iván va a {city}, donde se acaba de reclamar una sección.',
  'event.ivanHired': 'Iván envía un contratista a {city}, donde está su marcador.',
  'event.ivanTookSpecialist':
    'Iván toma «{specialist}» {space:from}, junto a esa ciudad, y pone la loseta boca abajo como herramienta: {tool}.',
  'event.ivanReturnedTools': 'Iván tiene herramientas iguales, que vuelven a la bolsa: {tools}.',
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
