import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import { toggle } from '../../market-plan.ts'
import { offers } from '../../open-plan.ts'
import { beforeMain, type RcDraft, withDefaults } from '../../plan.ts'
import type { City, Space } from './duchy-places.ts'

/** Commands that have their place in the duchy and the workshop; what else can be chosen is offered in words. */
export const CONTRACTORS_DRAWS: readonly Command['type'][] = [
  'hire',
  'chooseSpecialist',
  'useSpecialist',
  'buyPermit',
]

/** The hire that stands in the draft. */
export const hireIn = (draft: RcDraft): Extract<Command, { type: 'hire' }> | undefined =>
  draft.commands.find((command) => command.type === 'hire')

/** Cities to which a contractor can go now, or in place of the drafted one. */
export function openCities(draft: RcDraft): City[] {
  return choicesOf(beforeMain(draft).now, 'hire').map(({ city }) => city)
}

/** A contractor goes to a city; what the vacated place gives is taken. */
export function sendTo(draft: RcDraft, city: City): Command[] | null {
  if (!openCities(draft).includes(city)) return null
  const before = beforeMain(draft)
  const hire = choicesOf(before.now, 'hire').find((each) => each.city === city)
  return hire === undefined ? null : paid(draft, withDefaults(draft, [...before.commands, hire]))
}

/** The draft up to where the specialist is chosen; null where none is. */
export function choosing(draft: RcDraft): RcDraft | null {
  const at = beforeStep(draft, 'chooseSpecialist') ?? draft
  return at.now.question === 'hire-specialist' ? at : null
}

/** Where a specialist can be chosen now, or in place of the drafted one. */
export function openSpaces(draft: RcDraft): Space[] {
  const at = choosing(draft)
  return at === null ? [] : choicesOf(at.now, 'chooseSpecialist').map(({ space }) => space)
}

/** A specialist is chosen, and paid where that can be. */
export function choose(draft: RcDraft, space: Space): Command[] | null {
  const at = choosing(draft)
  if (at === null) return null
  const choice = choicesOf(at.now, 'chooseSpecialist').find((each) => each.space === space)
  return choice === undefined ? null : paid(draft, [...at.commands, choice])
}

/** Whoever was chosen is paid, unless the rubles are lacking. */
function paid(draft: RcDraft, commands: readonly Command[]): Command[] {
  const next = draft.with(commands)
  const [keep] = choicesOf(next.now, 'keepSpecialist')
  return keep === undefined ? [...next.commands] : [...next.commands, keep]
}

/** The draft before one of its commands of that kind, to choose otherwise; null where there is none. */
export function beforeStep(draft: RcDraft, type: Command['type']): RcDraft | null {
  const index = draft.commands.findIndex((command) => command.type === type)
  return index < 0 ? null : draft.with(draft.commands.slice(0, index))
}

/** Whether the specialist is kept is chosen otherwise. */
export function keepOtherwise(draft: RcDraft, keep: boolean): Command[] | null {
  const before = beforeStep(draft, 'keepSpecialist')
  const other = before && choicesOf(before.now, 'keepSpecialist').find((each) => each.keep === keep)
  return before === null || !other ? null : [...before.commands, other]
}

/** The own specialist is put to work, or left out again. */
export const useHeld = (draft: RcDraft): Command[] | null =>
  toggle(draft, ({ type }) => type === 'useSpecialist')

/** A permit for prestige. */
export function buyPermit(draft: RcDraft): Command[] | null {
  return (
    offers(draft)
      .find(({ command }) => command.type === 'buyPermit')
      ?.commands() ?? null
  )
}
