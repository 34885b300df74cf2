import type { Translation } from '@guildhall/texts'
import type { contractorsEnglish } from './en.ts'

/** The words on and about the pieces of the Contractors, in Spanish. */
export const words = {
  'board.tab.duchy': 'Mapa',
  'board.duchy': 'El Gran Ducado',
  'board.duchy.north': 'N',
  'board.duchy.bag': '{n} en la bolsa',
  'board.duchy.shut': 'cerrada',
  'board.duchy.open':
    '{city}, abierta hasta que se termine T{tower}. Un contratista cuesta {price}. Allí: {there}. Especialistas al lado: {finds}.',
  'board.duchy.closed': '{city}, cerrada con T{tower}. Allí: {there}.',
  'board.duchy.closedAtStart': '{city}, cerrada toda la partida.',
  'board.duchy.marker': '{about} Aquí está el marcador de ciudad de Iván.',
  'board.duchy.nobody': 'nadie',
  'board.duchy.there': '{who}, contratistas: {n}',
  'board.duchy.worth':
    '{who}, contratistas: {n}, por estandartes en la torre: {banners}; reconocimiento: {points}',
  'board.duchy.noSpecialist': 'nadie en {space}',
  'board.duchy.waiting': '{space}: {who}',
  'board.duchy.tile': '{city} se cierra cuando se termine T{tower}',
  'board.specialist': '{name} ({tool}): {effect}',
  'board.specialist.none': 'sin especialista',
  'board.extension': 'Ampliación',
  'board.extension.contractors': 'Contratistas',
  'board.extension.permits': 'Permisos',
  'board.contractors': 'contratistas por enviar: {n}',
  'board.bonus': 'El próximo contratista descubre: {what}',
  'board.buyPermit': 'Ceder 1 punto de prestigio a cambio de un permiso',
  'board.tools': 'Herramientas: {tools}',
  'board.tool': '{n} × {tool}',
  'board.hint.hire': 'O envía un contratista a una ciudad.',
  'board.hint.specialist': 'Elige un especialista junto a {city}.',
  'board.plan.hire': 'Envío',
  'board.plan.bonus': 'Extra',
  'board.plan.specialist': 'Quién',
  'board.plan.wage': 'Sueldo',
  'board.plan.letGo': 'dejar ir',
} satisfies Translation<typeof contractorsEnglish>
