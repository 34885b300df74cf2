import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import { beforeMain, isBeforeMain, marketGroups, type RcDesk, settled, without } from '../plan.ts'
import type { City, Space } from './places.ts'

/** Commands that have their place in the duchy and the workshop; what else can be chosen is offered in words. */
export const CONTRACTORS_DRAWS: readonly Command['type'][] = [
  'hire',
  'chooseSpecialist',
  'useSpecialist',
  'buyPermit',
]

/** The hire that stands in the draft. */
export const hireIn = (desk: RcDesk): Extract<Command, { type: 'hire' }> | undefined =>
  desk.commands.find((command) => command.type === 'hire')

/** Cities to which a contractor can go now, or in place of the drafted one. */
export function openCities(desk: RcDesk): City[] {
  if (!isBeforeMain(desk) && hireIn(desk) === undefined) return []
  return choicesOf(beforeMain(desk).now, 'hire').map(({ city }) => city)
}

/** A contractor goes to a city; what the vacated place gives is taken. */
export function sendTo(desk: RcDesk, city: City): Command[] | null {
  if (!openCities(desk).includes(city)) return null
  const before = beforeMain(desk)
  const hire = choicesOf(before.now, 'hire').find((each) => each.city === city)
  return hire === undefined ? null : paid(desk, settled(desk, [...before.commands, hire]))
}

/** The draft up to where the specialist is chosen; null where none is. */
export function choosing(desk: RcDesk): RcDesk | null {
  const at = beforeStep(desk, 'chooseSpecialist') ?? desk
  return at.now.question === 'hire-specialist' ? at : null
}

/** Where a specialist can be chosen now, or in place of the drafted one. */
export function openSpaces(desk: RcDesk): Space[] {
  const at = choosing(desk)
  return at === null ? [] : choicesOf(at.now, 'chooseSpecialist').map(({ space }) => space)
}

/** A specialist is chosen, and paid where that can be. */
export function choose(desk: RcDesk, space: Space): Command[] | null {
  const at = choosing(desk)
  if (at === null) return null
  const choice = choicesOf(at.now, 'chooseSpecialist').find((each) => each.space === space)
  return choice === undefined ? null : paid(desk, [...at.commands, choice])
}

/** Whoever was chosen is paid, unless the rubles are lacking. */
function paid(desk: RcDesk, commands: readonly Command[]): Command[] {
  const next = desk.with(commands)
  const [keep] = choicesOf(next.now, 'keepSpecialist')
  return keep === undefined ? [...next.commands] : [...next.commands, keep]
}

/** The draft before one of its commands of that kind, to choose otherwise; null where there is none. */
export function beforeStep(desk: RcDesk, type: Command['type']): RcDesk | null {
  const index = desk.commands.findIndex((command) => command.type === type)
  return index < 0 ? null : desk.with(desk.commands.slice(0, index))
}

/** Whether the specialist is kept is chosen otherwise. */
export function keepOtherwise(desk: RcDesk, keep: boolean): Command[] | null {
  const before = beforeStep(desk, 'keepSpecialist')
  const other = before && choicesOf(before.now, 'keepSpecialist').find((each) => each.keep === keep)
  return before === null || !other ? null : [...before.commands, other]
}

/** What the vacated place gives is taken otherwise; whoever was chosen stays as far as can be. */
export function takeOtherwise(desk: RcDesk, take: Command): Command[] | null {
  const before = beforeStep(desk, 'take')
  if (before === null || hireIn(desk) === undefined) return null
  return [...before.commands, take, ...desk.commands.slice(before.commands.length + 1)]
}

/** The own specialist is put to work, or left out again. */
export function useHeld(desk: RcDesk): Command[] | null {
  const used = marketGroups(desk).find(({ first }) => first.type === 'useSpecialist')
  if (used !== undefined) return without(desk, used)
  const [use] = choicesOf(desk.now, 'useSpecialist')
  return use === undefined ? null : settled(desk, [...desk.commands, use])
}

/** A permit for prestige. */
export function buyPermit(desk: RcDesk): Command[] | null {
  const [buy] = choicesOf(desk.now, 'buyPermit')
  return buy === undefined ? null : [...desk.commands, buy]
}
