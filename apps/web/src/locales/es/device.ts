import type { Translation } from '@guildhall/texts'
import type { device as english } from '../en/device.ts'

export const device = {
  'device.mark': 'En este dispositivo',
  'device.note': 'En este dispositivo: guardada en este navegador, sin necesidad de red.',
  'device.forked': 'continuación de otra partida',
  'device.forkedMore':
    'En este dispositivo. Esta partida sigue otra con un azar nuevo: se guarda aquí y no se puede llevar al servidor.',
  'device.games': 'En este dispositivo',
  'device.gamesMore': 'Solo se guardan en este navegador: lo que borres se pierde.',
  'device.result': 'Resultado',
  'device.resultOf': 'Resultado de {title}, {date}',
  'device.remove': 'Borrar',
  'device.removeOf': 'Borrar {title}, {date}',
  'device.upload': 'Llevarla al servidor',
  'device.uploaded': 'Abrirla en el servidor',
  'device.imported': 'traída, no jugada aquí',
  'device.importedMore':
    'Jugada en un dispositivo y traída aquí. El servidor ha comprobado que todo se sigue de sus reglas y su azar.',
  'device.location': 'Dónde se juega',
  'device.locationServer': 'En el servidor',
  'device.locationDevice': 'En este dispositivo',
  'device.locationMore':
    'Sin red: contra oponentes, contra Iván o entre varias personas en esta pantalla. Se guarda en este navegador.',
  'device.delegate': 'Dejar que un bot juegue por {name}',
  'device.reclaim': '{name} vuelve a jugar',

  'passDevice.pass': 'Pásale la pantalla a {name}',
  'passDevice.hidden': 'El telón está bajado',
  'passDevice.hint':
    'Algo de esta mesa es solo para unos ojos. Hasta que alguien lo abra, muestra lo que todos pueden ver.',
  'passDevice.reveal': 'Soy {name}',
  'passDevice.viewing': 'Mira {name}.',
  'passDevice.hide': 'Bajar el telón',
  'replay.notOver': 'Esta partida aún no ha terminado. Su repetición se abrirá entonces.',
} satisfies Translation<typeof english>
