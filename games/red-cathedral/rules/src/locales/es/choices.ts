import type { Choices } from '../parts.ts'

/** What can be chosen in the base game, in Spanish. */
export const choices = {
  'choice.moveDie': 'Mover el {die} a la casilla {space}',
  'choice.moveDie.paid': {
    plural: 'rubles',
    one: 'Mover el {die} a la casilla {space} por {rubles} rublo',
    many: 'Mover el {die} a la casilla {space} por {rubles} de rublos',
    other: 'Mover el {die} a la casilla {space} por {rubles} rublos',
  },
  'choice.claim': 'Reclamar una sección con un estandarte {banner:from}',
  'choice.chooseSection': 'Reclamar {section}',
  'choice.chooseWorkshop': {
    plural: 'rubles',
    one: 'Poner la loseta en {workshop} (boca arriba: {rubles} rublo)',
    many: 'Poner la loseta en {workshop} (boca arriba: {rubles} de rublos)',
    other: 'Poner la loseta en {workshop} (boca arriba: {rubles} rublos)',
  },
  'choice.layTile.up': {
    plural: 'rubles',
    one: 'Poner la loseta boca arriba por {rubles} rublo',
    many: 'Poner la loseta boca arriba por {rubles} de rublos',
    other: 'Poner la loseta boca arriba por {rubles} rublos',
  },
  'choice.layTile.down': 'Poner la loseta boca abajo, gratis',
  'choice.deliver': 'Entregar 1 {material} a {section}',
  'choice.decorate': 'Decorar {section}: {ornament} {jewels}',
  'choice.obtain': 'Tomar lo que ofrece esta casilla',
  'choice.useAction': '{card}: {effect}',
  'choice.activate': 'Activar {workshop}: {tile}',
  'choice.chooseSpace': 'Casilla {space}',
  'choice.take': 'Tomar {what}',
  'choice.payWith': 'Pagar {what}',
  'choice.again': 'Otra vez',
  'choice.stop': 'Parar aquí',
  'choice.sellPrestige': {
    plural: 'n',
    one: 'Ceder {n} punto de prestigio a cambio de {rubles} rublos',
    many: 'Ceder {n} de puntos de prestigio a cambio de {rubles} rublos',
    other: 'Ceder {n} puntos de prestigio a cambio de {rubles} rublos',
  },
  'choice.reroll': 'Ceder 1 punto de prestigio para volver a tirar los dados de la casilla {space}',
  'choice.pass': 'Pasar',
  'choice.endTurn': 'Terminar el turno',
} satisfies Choices
