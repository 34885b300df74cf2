import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import { toggle } from './market-plan.ts'
import { type Of, type RcDraft, withDefaults } from './plan.ts'

/** A workshop is chosen for the tile; it is laid face up where that can be paid. */
export function layAt(draft: RcDraft, space: number): Command[] | null {
  const choice = choicesOf(draft.now, 'chooseWorkshop').find((each) => each.space === space)
  return choice === undefined ? null : laid(draft, [...draft.commands, choice])
}

/** The face of a tile is up where it can be. */
export function laid(draft: RcDraft, commands: readonly Command[]): Command[] {
  const next = draft.with(commands)
  if (next.now.question !== 'claim-face') return [...next.commands]
  const faces = choicesOf(next.now, 'layTile')
  const face = faces.find((each) => each.face === 'up') ?? faces[0]
  return face === undefined ? [...next.commands] : withDefaults(draft, [...next.commands, face])
}

/** The draft before the tile of its claim is laid; null where it is not. */
function beforeFace(draft: RcDraft): RcDraft | null {
  const at = draft.commands.findIndex(({ type }) => type === 'layTile')
  return at < 0 ? null : draft.with(draft.commands.slice(0, at))
}

/** How the tile of the drafted claim can lie. */
export const facesOf = (draft: RcDraft): Of<'layTile'>['face'][] =>
  choicesOf(beforeFace(draft)?.now ?? { choices: [] }, 'layTile').map(({ face }) => face)

/** The tile of the drafted claim lies otherwise. */
export function turnTile(draft: RcDraft, face: Of<'layTile'>['face']): Command[] | null {
  const before = beforeFace(draft)
  const other = before && choicesOf(before.now, 'layTile').find((each) => each.face === face)
  return before && other ? withDefaults(draft, [...before.commands, other]) : null
}

/** What a click on a workshop drafts: a tile is laid there, or the one there is used or left out. */
export function useWorkshopSpace(draft: RcDraft, space: number): Command[] | null {
  const laying = layAt(draft, space)
  if (laying !== null) return laying
  const [pick] = choicesOf(draft.now, 'activate').filter((each) => each.space === space)
  if (pick !== undefined) return withDefaults(draft, [...draft.commands, pick])
  return (
    toggle(draft, (command) => command.type === 'useWorkshop' && command.space === space) ??
    layOtherwise(draft, space)
  )
}

/** Workshops whose tile can be used now. */
export const workshopUses = (draft: RcDraft): Of<'useWorkshop' | 'activate'>[] => [
  ...choicesOf(draft.now, 'useWorkshop'),
  ...choicesOf(draft.now, 'activate'),
]

/** The tile of a drafted claim goes to another workshop. */
function layOtherwise(draft: RcDraft, space: number): Command[] | null {
  const laidAt = draft.commands.findIndex(({ type }) => type === 'chooseWorkshop')
  return laidAt < 0 ? null : layAt(draft.with(draft.commands.slice(0, laidAt)), space)
}

/** Workshops in which the tile of the drafted claim can be laid. */
export function layingSpaces(draft: RcDraft): number[] {
  const laidAt = draft.commands.findIndex(({ type }) => type === 'chooseWorkshop')
  const before = laidAt < 0 ? draft : draft.with(draft.commands.slice(0, laidAt))
  return choicesOf(before.now, 'chooseWorkshop').map(({ space }) => space)
}
