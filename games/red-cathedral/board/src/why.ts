import type { Refusal } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { message } from './board-message.ts'
import type { Die } from './board-types.ts'
import { originOf } from './die-plan.ts'
import { beforeMain, movedIn, type RcDraft } from './plan.ts'

/** It could be done, but for the draft, which has come to dice or to the end of the turn. */
const DRAFT_ENDS: Refusal = { clause: 'RC-14.3', message: message('board.why.draftEnds') }

/** Why something cannot be done after a part of the draft. */
export const after = (draft: RcDraft, commands: readonly Command[], command: Command): Refusal =>
  draft.with(commands).why(command) ?? DRAFT_ENDS

/** Another main action would take the place of the one that is drafted. */
const instead = (draft: RcDraft, command: Command): Refusal =>
  after(draft, beforeMain(draft).commands, command)

/** Where the draft has come to its end, what could still be done before that. */
export const whyNotNext = (draft: RcDraft, command: Command): Refusal =>
  after(draft, draft.final ? draft.commands.slice(0, -1) : draft.commands, command)

export function whyNotDie(draft: RcDraft, die: Die): Refusal {
  const command: Command = { type: 'moveDie', die, extra: 0 }
  return movedIn(draft) === undefined ? whyNotNext(draft, command) : instead(draft, command)
}

/** A space is where a die goes: why the moved one cannot go there, else why none does. */
export function whyNotSpace(draft: RcDraft, space: number): Refusal {
  const moved = movedIn(draft)
  const from = originOf(draft)
  if (moved === undefined || from === null) return whyNotNext(draft, { type: 'chooseSpace', space })
  const { market } = draft.start.view
  const value = market[from]?.dice.find(({ die }) => die === moved.die)?.value ?? 0
  const extra = (((space - from - value) % market.length) + market.length) % market.length
  return instead(draft, { type: 'moveDie', die: moved.die, extra })
}

export const whyNotAction = (draft: RcDraft, action: string): Refusal =>
  whyNotNext(draft, { type: 'useAction', action })

export function whyNotSection(draft: RcDraft, section: number): Refusal {
  const found = draft.now.view.towers.flat().find((each) => each.section === section)
  if (found?.finished) return whyNotNext(draft, { type: 'decorate', section, jewels: 'none' })
  if (found?.owner === draft.base.seat) {
    const [material] = Object.entries(found.missing).find(([, n]) => n > 0) ?? ['wood']
    return whyNotNext(draft, { type: 'deliver', section, material: material as Material })
  }
  const claiming = draft.commands.some(({ type }) => type === 'claim')
  const command: Command = { type: 'chooseSection', section }
  return claiming ? instead(draft, command) : whyNotNext(draft, command)
}

type Material = Extract<Command, { type: 'deliver' }>['material']

export function whyNotWorkshop(draft: RcDraft, space: number): Refusal {
  const laidAt = draft.commands.findIndex(({ type }) => type === 'chooseWorkshop')
  if (laidAt >= 0) {
    return after(draft, draft.commands.slice(0, laidAt), { type: 'chooseWorkshop', space })
  }
  return draft.now.question?.startsWith('claim')
    ? whyNotNext(draft, { type: 'chooseWorkshop', space })
    : whyNotNext(draft, { type: 'useWorkshop', space })
}
