import { item, type Message } from '@guildhall/kernel'
import { CITIES, type City, SPECIALIST_SPACES, type SpecialistSpace } from '../../constants.ts'
import { message } from '../../messages/message.ts'
import type { Back, RulesData } from '../../rules-data.ts'

/** The words for the pieces of the Contractors. */

export function cityName(rules: RulesData, city: City): Message {
  const found = rules.parts.duchy.cities[CITIES.indexOf(city)]
  if (found === undefined) return message('component.none')
  return message('component.tile', { name: found.name })
}

/** A specialist space by the outer cities that it lies between — CT-6.2. */
export function roadName(rules: RulesData, space: SpecialistSpace): Message {
  const bit = 1 << SPECIALIST_SPACES.indexOf(space)
  const [, ...outer] = rules.parts.duchy.cities
  const beside = outer.filter(({ sees }) => (sees & bit) !== 0)
  return message('component.road', {
    cities: beside.map(({ name }) => message('component.tile', { name })),
  })
}

/** The name of a specialist or of a place of the extension. */
export function nameOf(rules: RulesData, id: string): Message | null {
  const specialist = rules.parts.duchy.specialists.find((each) => each.id === id)
  if (specialist !== undefined) return message('component.tile', { name: specialist.name })
  const place = rules.parts.duchy.bonuses.findIndex(
    (effect) => item(rules.effects, effect).id === id,
  )
  return place < 0 ? null : message('component.extension', { place: place + 1 })
}

export function specialistName(rules: RulesData, id: string): Message {
  return nameOf(rules, id) ?? message('component.none')
}

/** The tool on the back of a specialist; null where the id is none of them. */
export function backOf(rules: RulesData, id: string): Back | null {
  const specialist = rules.parts.duchy.specialists.find((each) => each.id === id)
  if (specialist === undefined) return null
  const { id: sign, name } = item(rules.parts.duchy.tools, specialist.tool)
  return { sign, name: message('component.tile', { name }) }
}

export const toolName = (rules: RulesData, specialist: string): Message | null =>
  backOf(rules, specialist)?.name ?? null
