import type { Here } from '../parts.ts'

/** Mesas en este dispositivo. */
export const here = {
  'here.mark': 'En este dispositivo',
  'here.note': 'En este dispositivo: guardada en este navegador, sin necesidad de red.',
  'here.continued': 'continuación de otra partida',
  'here.continuedMore':
    'En este dispositivo. Esta partida sigue otra con un azar nuevo: se guarda aquí y no se puede llevar al servidor.',
  'here.games': 'En este dispositivo',
  'here.gamesMore': 'Solo se guardan en este navegador: lo que borres se pierde.',
  'here.result': 'Resultado',
  'here.resultOf': 'Resultado de {title}, {date}',
  'here.remove': 'Borrar',
  'here.removeOf': 'Borrar {title}, {date}',
  'here.putThere': 'Llevarla al servidor',
  'here.put': 'Abrirla en el servidor',
  'here.brought': 'traída, no jugada aquí',
  'here.broughtMore':
    'Jugada en un dispositivo y traída aquí. El servidor ha comprobado que todo se sigue de sus reglas y su azar.',
  'here.where': 'Dónde se juega',
  'here.whereServer': 'En el servidor',
  'here.whereHere': 'En este dispositivo',
  'here.whereMore':
    'Sin red: contra oponentes, contra Iván o entre varias personas en esta pantalla. Se guarda en este navegador.',
  'here.hand': 'Dejar que un bot juegue por {name}',
  'here.reclaim': '{name} vuelve a jugar',
  'curtain.pass': 'Pásale la pantalla a {name}',
  'curtain.down': 'El telón está bajado',
  'curtain.hint':
    'Algo de esta mesa es solo para unos ojos. Hasta que alguien lo abra, muestra lo que todos pueden ver.',
  'curtain.open': 'Soy {name}',
  'curtain.looks': 'Mira {name}.',
  'curtain.close': 'Bajar el telón',
} satisfies Here
