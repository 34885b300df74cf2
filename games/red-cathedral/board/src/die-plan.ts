import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import { withFree } from './market-plan.ts'
import { beforeMain, type Die, movedIn, type RcDraft, withDefaults } from './plan.ts'

/** A die is picked: it moves as far as it must, and what lies there is taken. */
export function pickDie(draft: RcDraft, die: Die, extra?: number): Command[] | null {
  const before = beforeMain(draft)
  const moves = choicesOf(before.now, 'moveDie').filter((move) => move.die === die)
  const move = extra === undefined ? moves[0] : moves.find((each) => each.extra === extra)
  return move === undefined ? null : obtained(draft, [...before.commands, move])
}

/** What lies where the die lands is taken, where anything can be, and all that is free there. */
function obtained(draft: RcDraft, commands: readonly Command[]): Command[] {
  const moved = draft.with(commands)
  const [obtain] = choicesOf(moved.now, 'obtain')
  const taken = obtain === undefined ? commands : withDefaults(draft, [...commands, obtain])
  return withFree(draft, taken)
}

/** The die that moves goes another way; what else was planned stays as far as it can. */
export function moveOtherwise(draft: RcDraft, extra: number): Command[] | null {
  const moved = movedIn(draft)
  return moved === undefined ? null : pickDie(draft, moved.die, extra)
}

/** The dice that the end of this turn rolls. */
export function rolledBy(draft: RcDraft): Die[] {
  const landing = landingOf(draft)
  return landing === null ? [] : (draft.now.view.market[landing]?.dice ?? []).map(({ die }) => die)
}

/** Where the moved die lies. */
export function landingOf(draft: RcDraft): number | null {
  const moved = movedIn(draft)
  // Once the move is at the server, the open question of the market knows the space.
  if (moved === undefined) {
    const open = draft.now.view.stack.find(({ kind }) => kind === 'market')
    return open === undefined ? null : (open.space ?? 0)
  }
  return draft.now.view.market.findIndex(({ dice }) => dice.some(({ die }) => die === moved.die))
}

/** Where the moved die came from. */
export function originOf(draft: RcDraft): number | null {
  const moved = movedIn(draft)
  if (moved === undefined) return null
  return draft.start.view.market.findIndex(({ dice }) => dice.some(({ die }) => die === moved.die))
}

/** Other ends of the way of the moved die, and what they cost. */
export function extrasOf(draft: RcDraft): { extra: number; space: number }[] {
  const moved = movedIn(draft)
  const from = originOf(draft)
  if (moved === undefined || from === null) return []
  const value = draft.start.view.market[from]?.dice.find(({ die }) => die === moved.die)?.value ?? 0
  return choicesOf(beforeMain(draft).now, 'moveDie')
    .filter(({ die }) => die === moved.die)
    .map(({ extra }) => ({ extra, space: (from + value + extra) % draft.now.view.market.length }))
}

/** A space is chosen, or the die goes on to it; where it lies already, it stays. */
export function goTo(draft: RcDraft, space: number): readonly Command[] | null {
  const choice = choicesOf(draft.now, 'chooseSpace').find((each) => each.space === space)
  if (choice !== undefined) return withDefaults(draft, [...draft.commands, choice])
  if (movedIn(draft) === undefined) return null
  if (landingOf(draft) === space) return draft.commands
  const further = extrasOf(draft).find((each) => each.space === space)
  return further === undefined ? null : moveOtherwise(draft, further.extra)
}
