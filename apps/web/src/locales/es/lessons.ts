import type { Translation } from '@guildhall/texts'
import type { lessons as english } from '../en/lessons.ts'

export const lessons = {
  'learn.title': 'Aprender',
  'learn.lead':
    'Lecciones cortas en una mesa de verdad. Cada jugada la haces tú, y nada puede salir mal.',
  'learn.lesson': 'Lección {n}',
  'learn.steps': { plural: 'n', one: '{n} paso', many: '{n} de pasos', other: '{n} pasos' },
  'learn.begun': 'Empezada: continuar',
  'learn.done': 'Aprendida',
  'learn.rules': 'Leer las reglas',
  'learn.rulesOf': 'Leer las reglas: {game}',
  'learn.firstGame': 'Jugar una primera partida',
  'learn.firstGameOf': 'Jugar una primera partida: {game}',
  'learn.next': 'Siguiente lección: {title}',
  'learn.again': 'Desde el principio',
  'learn.progress': 'Hasta dónde has llegado',
  'learn.step': 'Paso {n} de {all}',
  'learn.board': 'La mesa de esta lección',
  'learn.you': 'Rojo',
  'learn.rival': 'Boris',
  'learn.hint.notAsked':
    'Eso también se puede hacer en una mesa. Aquí prueba antes lo que se pide.',
  'learn.hint.notYet': 'Todavía no: a tu turno le falta algo de lo que se pide.',
} satisfies Translation<typeof english>
