import { item, type Message, message } from '@guildhall/kernel'
import type { Kit } from '../../kit.ts'
import { CITIES, type City } from '../../words.ts'

/** The words for the pieces of the Contractors. */

export const cityName = (kit: Kit, city: City): Message =>
  message('component.tile', { name: kit.duchy.cities[CITIES.indexOf(city)]?.name ?? city })

/** The name of a specialist or of a place of the extension. */
export function nameOf(kit: Kit, id: string): Message | null {
  const specialist = kit.duchy.specialists.find((each) => each.id === id)
  if (specialist !== undefined) return message('component.tile', { name: specialist.name })
  const place = kit.duchy.bonuses.findIndex((effect) => item(kit.effects, effect).id === id)
  return place < 0 ? null : message('component.extension', { place: place + 1 })
}

export function specialistName(kit: Kit, id: string): Message {
  return nameOf(kit, id) ?? message('component.none')
}

/** The tool on the back of a specialist; null where the id is none of them. */
export function toolName(kit: Kit, id: string): Message | null {
  const specialist = kit.duchy.specialists.find((each) => each.id === id)
  if (specialist === undefined) return null
  return message('component.tile', { name: item(kit.duchy.tools, specialist.tool).name })
}
