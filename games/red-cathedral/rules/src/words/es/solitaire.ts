import type { Solitaire } from '../parts.ts'

/** The words of the game against Ivan in Spanish. */
export const solitaire = {
  'player.ivan': 'Iván',

  'question.ivan-claim': 'qué sección reclama Iván',
  'question.ivan-start': 'dónde empieza Iván',

  'choice.claimForIvan': 'Iván reclama {section}',
  'refusal.ivanClaim': 'Iván debe reclamar una sección según su primera preferencia posible.',
  'refusal.ivanStart': 'Iván empieza por la base de una torre.',

  'told.ivanSetUp':
    'Las cartas de Iván y sus dados son, de izquierda a derecha: {cards}. Su marcador está en la posición {position}.',
  'told.ivanSetUp.card': '{card} ({die:short})',
  'told.ivanStarted': 'Iván empieza por {section} ({how}); su loseta «{tile}» sale de la partida.',
  'told.ivanStarted.city':
    'Iván empieza por {section} ({how}); su loseta «{tile}» sale de la partida. Su marcador de ciudad y un contratista van a {city}.',
  'told.ivanStarted.random': 'al azar',
  'told.ivanStarted.leftmost': 'la base más a la izquierda',
  'told.ivanStarted.chosen': 'según lo elegido',

  'told.ivanTookDie': 'Iván toma el {die}: {reason}.',
  'told.ivanTookDie.blocked':
    'Iván toma el {die}: {reason}. Estos muestran más, pero no pueden moverse: {blocked}.',
  'told.ivanTookDie.highest': '{value} es el valor más alto, y su carta es «{card}»',
  'told.ivanTookDie.left':
    '{value} es el valor más alto y, de las cartas posibles, «{card}» es la que está más a la izquierda',
  'told.ivanTookDie.useful': '{value} es el valor más alto, y su carta «{card}» le es útil',
  'told.ivanTookDie.usefulLeft':
    '{value} es el valor más alto y, de las cartas útiles posibles, «{card}» es la que está más a la izquierda',
  'told.ivanTookDie.uselessLeft':
    '{value} es el valor más alto y, de las cartas posibles, todas inútiles, «{card}» es la que está más a la izquierda',
  'told.ivanTookDie.masterHighest':
    '{value} es el valor más alto de los dados con carta útil, y su carta es «{card}»',
  'told.ivanTookDie.masterLeft':
    '{value} es el valor más alto de los dados con carta útil y, de las cartas posibles, «{card}» es la que está más a la izquierda',
  'told.ivanTookDie.masterAny':
    'ningún dado con carta útil puede moverse, {value} es el valor más alto, y su carta es «{card}»',
  'told.ivanTookDie.masterAnyLeft':
    'ningún dado con carta útil puede moverse, {value} es el valor más alto y, de las cartas posibles, «{card}» es la que está más a la izquierda',
  'told.ivanStayed': 'Ningún dado puede moverse: Iván no toma ninguno y no se tira nada.',

  'told.ivanSkipped': 'Iván se salta la carta «{card}»: {reason}.',
  'told.ivanSkipped.noBanner': 'no le quedan estandartes',
  'told.ivanSkipped.supplyEmpty': 'la reserva está vacía',
  'told.ivanSkipped.inventoryEmpty': 'la carta «Almacén» está vacía',
  'told.ivanSkipped.constructionEmpty': 'la carta «Construcción» está vacía',
  'told.ivanSkipped.nothingToBuild': 'no tiene nada que construir ni decorar',
  'told.ivanSkipped.noContractor': 'no le quedan contratistas',
  'told.ivanSkipped.cityClosed': 'la ciudad de su marcador está cerrada',

  'told.ivanClaimed': 'Iván reclama {section}: {reason}. Su loseta «{tile}» sale de la partida.',
  'told.ivanClaimed.picked':
    'Iván reclama {section}, elegida por {you}: {reason}. Su loseta «{tile}» sale de la partida.',
  'told.ivanClaimed.above': 'está encima de una sección de {you}',
  'told.ivanClaimed.base':
    'es una base, porque encima de las secciones de {you} no se puede reclamar ninguna',
  'told.ivanClaimed.any':
    'no se puede reclamar ninguna base, ni ninguna sección encima de las de {you}',
  'told.ivanStocked':
    'Iván toma {what} de la reserva, cada vez del montón más grande, para su carta «Almacén».',
  'told.ivanTransported': 'Iván lleva {what} de la carta «Almacén» a la carta «Construcción».',
  'told.ivanDelivered':
    'Iván entrega {what} de la carta «Construcción» a {section}: de sus secciones en construcción, es la siguiente.',
  'told.ivanDecorated':
    'Iván decora gratis {section}, sección de {whose}: {ornament}. Es, en su orden, la primera que puede decorar.',
  'told.ivanMarkerMoved':
    'El marcador de ciudad de Iván va a {city}, donde se acaba de reclamar una sección.',
  'told.ivanHired': 'Iván envía un contratista a {city}, donde está su marcador.',
  'told.ivanTookSpecialist':
    'Iván toma «{specialist}» {space:from}, junto a esa ciudad, y pone la loseta boca abajo como herramienta: {tool}.',
  'told.ivanReturnedTools': 'Iván tiene herramientas iguales, que vuelven a la bolsa: {tools}.',
} satisfies Solitaire
