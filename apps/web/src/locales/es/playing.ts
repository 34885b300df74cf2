import type { Translation } from '@guildhall/texts'
import type { playing as english } from '../en/playing.ts'

export const playing = {
  'table.yourTurn': 'Te toca, {name}',
  'table.theirTurn': 'Turno de {name}',
  'table.over': 'Partida terminada',
  'table.log': 'Registro',
  'table.noPage': 'Este juego aún no funciona en el navegador. Juégalo en la terminal.',
  'table.result': 'Ver resultado',

  'confirm.title': '¿Seguro?',
  'confirm.text': 'Esto no se puede deshacer.',
  'confirm.yes': 'Confirmar',
  'confirm.no': 'Cancelar',

  'clock.left': 'queda {time}',
  'clock.days': { plural: 'n', one: '{n} día', many: '{n} de días', other: '{n} días' },

  'menu.title': 'Menú de la mesa',
  'menu.delegate': 'Dejar jugar a un bot',
  'menu.reclaim': 'Recuperar mi sitio',
  'menu.takeBack': 'Pedir deshacer',
  'menu.end': 'Proponer acabar la partida',
  'menu.leave': 'Abandonar la mesa ({name} te sustituye)',
  'menu.report': 'Informar de un error',
  'menu.reported': 'Detalles del error copiados. Pégalos en tu informe.',
  'menu.reportByHand': 'Copia esto en tu informe:',
  'menu.close': 'Cerrar la mesa sin resultado',

  'proposal.takeBack': '{name} pide deshacer.',
  'proposal.pace': '{name} propone otro control de tiempo.',
  'proposal.end': '{name} propone terminar la partida sin resultado.',
  'proposal.standIn': '{name} propone otro bot sustituto.',
  'proposal.waiting': 'Esperando la respuesta de los demás.',
  'proposal.agree': 'Aceptar',
  'proposal.decline': 'Rechazar',

  'why.title': '¿Por qué no?',
  'why.close': 'Cerrar',
  'why.clause': 'Regla {clause}',

  'chat.title': 'Chat',
  'chat.message': 'Mensaje',
  'chat.send': 'Enviar',

  'recap.title': 'Desde tu último turno',
  'recap.nothing': 'No ha pasado nada desde tu último turno.',
  'recap.you': 'Lo que te afecta',
  'recap.step': '{n} de {all}',
  'recap.next': 'Siguiente',
  'recap.back': 'Anterior',
  'recap.all': 'Mostrar todo',
  'recap.done': 'Entendido',

  'ui.byWords': 'Modo texto',
  'ui.typed': 'Escribe o elige un comando',
  'ui.examples': 'Ejemplos: {examples}',
  'ui.matching': {
    plural: 'n',
    one: '{n} opción',
    many: '{n} de opciones',
    other: '{n} opciones',
  },
  'ui.undo': 'Deshacer',
  'ui.takeOut': 'Deshacer: {what}',
  'ui.startOver': 'Reiniciar turno',
} satisfies Translation<typeof english>
