import type { Translation } from '@guildhall/texts'
import type { playing as english } from '../en/playing.ts'

export const playing = {
  'table.yourTurn': 'Te toca, {name}',
  'table.theirTurn': '{name} está pensando',
  'table.over': 'La partida ha terminado',
  'table.log': 'Registro',
  'table.noPage': 'Este juego aún no tiene página. Se puede jugar en la terminal.',
  'table.result': 'Ver el resultado',

  'confirm.title': '¿Seguro?',
  'confirm.text': 'Esto no se puede deshacer.',
  'confirm.yes': 'Hacerlo',
  'confirm.no': 'Todavía no',

  'clock.left': 'queda {time}',
  'clock.days': { plural: 'n', one: '{n} día', many: '{n} de días', other: '{n} días' },

  'menu.title': 'En esta mesa',
  'menu.delegate': 'Dejar que un bot juegue por mí',
  'menu.reclaim': 'Volver a jugar yo',
  'menu.takeBack': 'Pedir a los demás deshacer el último paso',
  'menu.end': 'Proponer terminar la partida',
  'menu.leave': 'Irme: {name} sigue por mí',
  'menu.report': 'Copiar lo que necesita un informe de error',
  'menu.reported': 'Copiado. Pégalo en tu informe.',
  'menu.reportByHand': 'Pon esto en tu informe:',
  'menu.close': 'Cerrar la mesa sin resultado',

  'proposal.takeBack': '{name} pide deshacer algo.',
  'proposal.pace': '{name} propone otro ritmo.',
  'proposal.end': '{name} propone terminar la partida sin resultado.',
  'proposal.standIn': '{name} propone que un bot ocupe el sitio.',
  'proposal.waiting': 'Se ha preguntado a los demás.',
  'proposal.agree': 'Aceptar',
  'proposal.decline': 'Rechazar',

  'why.title': '¿Por qué no?',
  'why.close': 'Cerrar',
  'why.clause': 'Regla {clause}',

  'chat.title': 'Charla',
  'chat.message': 'Di algo…',
  'chat.send': 'Enviar',

  'recap.title': 'Desde tu turno',
  'recap.nothing': 'No ha pasado nada desde tu turno.',
  'recap.you': 'Esto te afecta',
  'recap.step': '{n} de {all}',
  'recap.next': 'Siguiente',
  'recap.back': 'Anterior',
  'recap.all': 'Mostrar todo',
  'recap.done': 'Entendido',

  'ui.byWords': 'La partida en palabras',
  'ui.typed': 'Escribe una orden, o elige una',
  'ui.examples': 'Por ejemplo: {examples}',
  'ui.matching': {
    plural: 'n',
    one: '{n} opción',
    many: '{n} de opciones',
    other: '{n} opciones',
  },
  'ui.undo': 'Un paso atrás',
  'ui.takeOut': 'Quitar: {what}',
  'ui.startOver': 'Empezar de nuevo',
} satisfies Translation<typeof english>
