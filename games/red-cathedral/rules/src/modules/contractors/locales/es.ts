import type { Translation } from '@guildhall/texts'
import type { texts as english } from './en.ts'

/** The texts of the Contractors in Spanish. */
export const texts = {
  'component.extension': 'ampliación, espacio {place}',
  'component.road': 'el camino entre {cities}',
  'component.road:to': 'al camino entre {cities}',
  'component.road:from': 'del camino entre {cities}',

  'effect.useSpecialist': 'usar tu especialista',
  'effect.count.ownContractors': '{gains} por cada contratista tuyo en el tablero',
  'effect.count.chosenContractors': '{gains} por cada contratista de otro jugador en el tablero',

  'question.hire-specialist': 'un especialista',
  'question.hire-keep': 'si pagas al especialista',

  'event.duchyLaid': 'Ciudades sobre las torres, de izquierda a derecha: {cities}',
  'event.permitBought': {
    select: 'who',
    forms: { you: 'Pagas 1 punto de prestigio por {what}' },
    other: '{who} paga 1 punto de prestigio por {what}',
  },
  'event.contractorSent': {
    select: 'who',
    forms: { you: 'Envías un contratista a {city} por {cost}' },
    other: '{who} envía un contratista a {city} por {cost}',
  },
  'event.specialistHired': {
    select: 'who',
    forms: { you: 'Contratas a «{specialist}» por {cost}' },
    other: '{who} contrata a «{specialist}» por {cost}',
  },
  'event.specialistLaidAside': {
    select: 'who',
    forms: { you: 'Despides a «{specialist}» sin usar y te quedas la herramienta: {tool}' },
    other: '{who} despide a «{specialist}» sin usar y se queda la herramienta: {tool}',
  },
  'event.specialistLaidAside.gone': {
    select: 'who',
    forms: { you: 'Despides a «{specialist}» sin usar, fuera de la partida' },
    other: '{who} despide a «{specialist}» sin usar, fuera de la partida',
  },
  'event.specialistDismissed': {
    select: 'who',
    forms: { you: 'Despides a «{specialist}», fuera de la partida' },
    other: '{who} despide a «{specialist}», fuera de la partida',
  },
  'event.specialistDrawn': '«{specialist}» sale de la bolsa y va {space:to}',
  'event.specialistUsed': {
    select: 'who',
    forms: { you: 'Usas a «{specialist}» (herramienta: {tool})' },
    other: '{who} usa a «{specialist}» (herramienta: {tool})',
  },
  'event.cityClosed': 'La torre {tower} está terminada: {city} se cierra',
  'event.cityClosed.scored': 'La torre {tower} está terminada: {city} se cierra ({gains})',
  'event.cityClosed.gain': '{who}: {gains}',

  'score.tools': 'Herramientas',

  'choice.hire': {
    plural: 'permits',
    one: 'Enviar un contratista a {city} por {permits} permiso',
    many: 'Enviar un contratista a {city} por {permits} de permisos',
    other: 'Enviar un contratista a {city} por {permits} permisos',
  },
  'choice.chooseSpecialist': 'Elegir a «{name}» ({tool}): {effect}',
  'choice.keepSpecialist': {
    plural: 'rubles',
    one: 'Quedarte con «{name}» por {rubles} rublo',
    many: 'Quedarte con «{name}» por {rubles} de rublos',
    other: 'Quedarte con «{name}» por {rubles} rublos',
  },
  'choice.dismissSpecialist': 'Despedir a «{name}»',
  'choice.useSpecialist': 'Usar a «{name}»: {effect}',
  'choice.useSpecialist.none': 'Usar tu especialista',
  'choice.buyPermit': {
    plural: 'n',
    one: 'Pagar 1 punto de prestigio por {n} permiso',
    many: 'Pagar 1 punto de prestigio por {n} permisos',
    other: 'Pagar 1 punto de prestigio por {n} permisos',
  },

  'refusal.noContractors': 'En esta mesa se juega sin los Contratistas.',
  'refusal.noContractorLeft': 'No te quedan contratistas.',
  'refusal.cityClosed': 'Esa ciudad está cerrada.',
  'refusal.tooFewPermits': {
    plural: 'price',
    one: 'Necesitas {price} permiso; tienes {permits}.',
    many: 'Necesitas {price} permisos; tienes {permits}.',
    other: 'Necesitas {price} permisos; tienes {permits}.',
  },
  'refusal.specialistChosen': 'Ya has elegido un especialista: págale o despídelo.',
  'refusal.contractorFirst': 'Envía primero un contratista a una ciudad.',
  'refusal.specialistFirst': 'Elige primero un especialista.',
  'refusal.noSpecialistThere': 'No hay ningún especialista en esa casilla.',
  'refusal.notNextToCity': 'Ese especialista no está junto a {city}.',
  'refusal.notBlackDie': 'Solo puedes usar un especialista después de mover el dado negro.',
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
