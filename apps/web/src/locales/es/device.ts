import type { Translation } from '@guildhall/texts'
import type { device as english } from '../en/device.ts'

export const device = {
  'device.mark': 'En este dispositivo',
  'device.note': 'En este dispositivo: guardada en este navegador, funciona sin conexión.',
  'device.forked': 'continuación de otra partida',
  'device.forkedMore':
    'En este dispositivo. Esta partida continúa otra con dados nuevos, así que no se puede subir.',
  'device.games': 'En este dispositivo',
  'device.gamesMore':
    'Guardadas solo en este navegador. Las partidas eliminadas no se pueden recuperar.',
  'device.result': 'Resultado',
  'device.resultOf': 'Resultado de {title}, {date}',
  'device.remove': 'Borrar',
  'device.removeOf': 'Borrar {title}, {date}',
  'device.upload': 'Subir al servidor',
  'device.uploaded': 'Abrir en el servidor',
  'device.imported': 'subida, no jugada aquí',
  'device.importedMore':
    'Jugada en un dispositivo y subida. El servidor ha verificado sus reglas y sus dados.',
  'device.location': 'Dónde jugar',
  'device.locationServer': 'En el servidor',
  'device.locationDevice': 'En este dispositivo',
  'device.locationMore':
    'Funciona sin conexión: contra bots, contra Iván o con otros en este dispositivo. Se guarda en este navegador.',
  'device.delegate': 'Dejar que un bot juegue por {name}',
  'device.reclaim': 'Devolver el sitio a {name}',

  'passDevice.pass': 'Pasa el dispositivo a {name}',
  'passDevice.hidden': 'Oculto',
  'passDevice.hint': 'Cada jugador tiene información secreta. Elige tu nombre para ver la tuya.',
  'passDevice.reveal': 'Soy {name}',
  'passDevice.viewing': 'Vista de {name}',
  'passDevice.hide': 'Ocultar mi vista',
  'replay.notOver': 'Esta partida no ha terminado. Podrás ver la repetición cuando acabe.',
} satisfies Translation<typeof english>
