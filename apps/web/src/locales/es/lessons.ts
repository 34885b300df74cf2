import type { Translation } from '@guildhall/texts'
import type { lessons as english } from '../en/lessons.ts'

export const lessons = {
  'learn.title': 'Aprender',
  'learn.lead':
    'Lecciones cortas en un tablero real. Tú haces cada jugada; equivocarse no cuesta nada.',
  'learn.lesson': 'Lección {n}',
  'learn.steps': { plural: 'n', one: '{n} paso', many: '{n} de pasos', other: '{n} pasos' },
  'learn.begun': 'En curso',
  'learn.done': 'Completada',
  'learn.rules': 'Leer las reglas',
  'learn.rulesOf': 'Leer las reglas: {game}',
  'learn.firstGame': 'Juega tu primera partida',
  'learn.firstGameOf': 'Juega tu primera partida: {game}',
  'learn.next': 'Siguiente lección: {title}',
  'learn.again': 'Reiniciar lección',
  'learn.progress': 'Progreso de la lección',
  'learn.step': 'Paso {n} de {all}',
  'learn.board': 'Tablero de la lección',
  'learn.you': 'Rojo',
  'learn.rival': 'Boris',
  'learn.hint.notAsked': 'Es legal, pero prueba la jugada marcada.',
  'learn.hint.notYet': 'Todavía no. Termina antes la tarea de este paso.',
} satisfies Translation<typeof english>
