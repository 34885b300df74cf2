import type { Command } from '@guildhall/craftsmen-builders'
import { choicesOf } from '@guildhall/ui'
import { withFree } from './contract-plan.ts'
import { beforeMain, type CbDraft, withDefaults } from './plan.ts'

/** A worker goes to a slot or a place; what was planned as the main action gives way. */
export function sendTo(draft: CbDraft, slot: string): Command[] | null {
  const before = beforeMain(draft)
  const choice = choicesOf(before.now, 'place').find((each) => each.slot === slot)
  if (choice === undefined) return null
  return withFree(draft, withDefaults(draft, [...before.commands, choice]))
}

/** A craftsman of the offer is recruited. */
export function recruit(draft: CbDraft, craftsman: string): Command[] | null {
  const before = beforeMain(draft)
  const choice = choicesOf(before.now, 'recruit').find((each) => each.craftsman === craftsman)
  return choice === undefined ? null : withFree(draft, [...before.commands, choice])
}

/** A pair of the draft is taken. */
export function takePair(draft: CbDraft, pair: number): Command[] | null {
  const before = draft.with([])
  const choice = choicesOf(before.now, 'draftPair').find((each) => each.pair === pair)
  return choice === undefined ? null : [choice]
}
