import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Contractors in Spanish. */
export const texts = {
  'component.extension': 'espacio {place} de la ampliación',
  'component.road': 'el camino entre {cities}',
  'component.road:to': 'al camino entre {cities}',
  'component.road:from': 'del camino entre {cities}',

  'effect.useSpecialist': 'usar tu especialista',
  'effect.count.ownContractors': '{gains} por cada contratista tuyo en el tablero',
  'effect.count.chosenContractors': '{gains} por cada contratista de un rival en el tablero',

  'question.hire-specialist': 'qué especialista elegir',
  'question.hire-keep': 'si quedarte con el especialista',

  'event.duchyLaid': 'Sobre las torres están, de izquierda a derecha: {cities}.',
  'event.permitBought': {
    plural: 'n',
    one: '{who} cede 1 punto de prestigio a cambio de {n} permiso.',
    many: '{who} cede 1 punto de prestigio a cambio de {n} de permisos.',
    other: '{who} cede 1 punto de prestigio a cambio de {n} permisos.',
  },
  'event.contractorSent': {
    plural: 'permits',
    one: '{who} envía un contratista a {city} por {permits} permiso.',
    many: '{who} envía un contratista a {city} por {permits} de permisos.',
    other: '{who} envía un contratista a {city} por {permits} permisos.',
  },
  'event.specialistHired': {
    plural: 'rubles',
    one: '{who} contrata un especialista por {rubles} rublo: {specialist}.',
    many: '{who} contrata un especialista por {rubles} de rublos: {specialist}.',
    other: '{who} contrata un especialista por {rubles} rublos: {specialist}.',
  },
  'event.specialistLaidAside':
    '{who} aparta «{specialist}» sin usar; la loseta cuenta como herramienta: {tool}.',
  'event.specialistLaidAside.gone':
    '{who} despide a «{specialist}» sin usar; la loseta sale de la partida.',
  'event.specialistDismissed': '{who} no paga a «{specialist}»; la loseta sale de la partida.',
  'event.specialistDrawn': '«{specialist}» sale de la bolsa y va {space:to}.',
  'event.specialistUsed': '{who} usa a «{specialist}» y se queda la herramienta: {tool}.',
  'event.cityClosed': 'La torre T{tower} está terminada: {city} queda cerrada.',
  'event.cityClosed.scored': 'La torre T{tower} está terminada: {city} queda cerrada. {gains}.',
  'event.cityClosed.gain': {
    plural: 'n',
    one: '{who} gana {n} punto de reconocimiento',
    many: '{who} gana {n} de puntos de reconocimiento',
    other: '{who} gana {n} puntos de reconocimiento',
  },

  'score.tools': 'herramientas',

  'choice.hire': {
    plural: 'permits',
    one: 'Enviar un contratista a {city} por {permits} permiso',
    many: 'Enviar un contratista a {city} por {permits} de permisos',
    other: 'Enviar un contratista a {city} por {permits} permisos',
  },
  'choice.chooseSpecialist': '{name} ({tool}): {effect}',
  'choice.keepSpecialist': {
    plural: 'rubles',
    one: 'Quedarte con «{name}» por {rubles} rublo',
    many: 'Quedarte con «{name}» por {rubles} de rublos',
    other: 'Quedarte con «{name}» por {rubles} rublos',
  },
  'choice.dismissSpecialist': 'No pagar a «{name}», que sale de la partida',
  'choice.useSpecialist': 'Usar a «{name}»: {effect}',
  'choice.useSpecialist.none': 'Usar tu especialista',
  'choice.buyPermit': {
    plural: 'n',
    one: 'Ceder 1 punto de prestigio a cambio de {n} permiso',
    many: 'Ceder 1 punto de prestigio a cambio de {n} de permisos',
    other: 'Ceder 1 punto de prestigio a cambio de {n} permisos',
  },

  'refusal.noContractors': 'En esta mesa se juega sin los Contratistas.',
  'refusal.noContractorLeft': 'No te quedan contratistas que enviar.',
  'refusal.cityClosed': 'Esa ciudad está cerrada.',
  'refusal.tooFewPermits': {
    plural: 'price',
    one: 'Eso cuesta {price} permiso; tienes {permits}.',
    many: 'Eso cuesta {price} de permisos; tienes {permits}.',
    other: 'Eso cuesta {price} permisos; tienes {permits}.',
  },
  'refusal.specialistChosen': 'Ya has elegido un especialista: quédatelo o déjalo ir.',
  'refusal.contractorFirst': 'Envía primero un contratista a una ciudad.',
  'refusal.specialistFirst': 'Elige primero un especialista.',
  'refusal.noSpecialistThere': 'No hay ningún especialista en esa casilla.',
  'refusal.notNextToCity': 'Ese especialista no está junto a {city}.',
  'refusal.notBlackDie': 'Un especialista solo trabaja después de mover el dado negro.',
  'refusal.noSpecialist': 'No tienes ningún especialista.',
  'refusal.permitsFull': {
    plural: 'most',
    one: 'Puedes tener como mucho {most} permiso.',
    many: 'Puedes tener como mucho {most} de permisos.',
    other: 'Puedes tener como mucho {most} permisos.',
  },
} satisfies Translation<typeof english>

/** The names on its cards and tiles in Spanish. */
export const names = {
  'Black die': 'Dado negro',
  Scribe: 'Escribano',

  Moscow: 'Moscú',
  Vologda: 'Vólogda',
  Suzdal: 'Súzdal',
  Ryazan: 'Riazán',
  Smolensk: 'Smolensk',
  Tver: 'Tver',

  Hammer: 'Martillo',
  Saw: 'Sierra',
  Trowel: 'Paleta',
  Chisel: 'Cincel',
  'Plumb line': 'Plomada',
  Brush: 'Pincel',

  Carpenter: 'Carpintero',
  Stonecutter: 'Cantero',
  'Gem setter': 'Engastador',
  Paymaster: 'Pagador',
  Notary: 'Notario',
  'Bell founder': 'Fundidor de campanas',
  'Go-between': 'Intermediario',
  'Elder of the guilds': 'Decano de los gremios',
  Smith: 'Herrero',
  Roofer: 'Techador',
  Bricklayer: 'Albañil',
  Salvager: 'Chatarrero',
  'Wood merchant': 'Mercader de madera',
  Quartermaster: 'Intendente',
  'Foreman of the forge': 'Maestro de la forja',
  'Master carver': 'Maestro tallista',
  Gilder: 'Dorador',
  Lapidary: 'Lapidario',
  Scaffolder: 'Andamiero',
  Paver: 'Empedrador',
  Benefactor: 'Benefactor',
  Surveyor: 'Agrimensor',
  'Court envoy': 'Enviado de la corte',
}
