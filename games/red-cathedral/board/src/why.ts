import { message, type Refusal } from '@guildhall/kernel'
import type { Command } from '@guildhall/red-cathedral'
import { beforeMain, movedIn, originOf, type RcDesk } from './plan.ts'
import type { Die } from './types.ts'

/** It could be done, but for the draft, which has come to dice or to the end of the turn. */
const DRAFT_ENDS: Refusal = { clause: 'RC-14.3', message: message('board.why.draftEnds') }

/** Why something cannot be done after a part of the draft. */
export const after = (desk: RcDesk, commands: readonly Command[], command: Command): Refusal =>
  desk.with(commands).why(command) ?? DRAFT_ENDS

/** Another main action would take the place of the one that is drafted. */
const instead = (desk: RcDesk, command: Command): Refusal =>
  after(desk, beforeMain(desk).commands, command)

/** Where the draft has come to its end, what could still be done before that. */
export const whyNotNext = (desk: RcDesk, command: Command): Refusal =>
  after(desk, desk.final ? desk.commands.slice(0, -1) : desk.commands, command)

export function whyNotDie(desk: RcDesk, die: Die): Refusal {
  const command: Command = { type: 'moveDie', die, extra: 0 }
  return movedIn(desk) === undefined ? whyNotNext(desk, command) : instead(desk, command)
}

/** A space is where a die goes: why the moved one cannot go there, else why none does. */
export function whyNotSpace(desk: RcDesk, space: number): Refusal {
  const moved = movedIn(desk)
  const from = originOf(desk)
  if (moved === undefined || from === null) return whyNotNext(desk, { type: 'chooseSpace', space })
  const { market } = desk.start.view
  const value = market[from]?.dice.find(({ die }) => die === moved.die)?.value ?? 0
  const extra = (((space - from - value) % market.length) + market.length) % market.length
  return instead(desk, { type: 'moveDie', die: moved.die, extra })
}

export const whyNotAction = (desk: RcDesk, action: string): Refusal =>
  whyNotNext(desk, { type: 'useAction', action })

export function whyNotSection(desk: RcDesk, section: number): Refusal {
  const found = desk.now.view.towers.flat().find((each) => each.section === section)
  if (found?.finished) return whyNotNext(desk, { type: 'decorate', section, jewels: 'none' })
  if (found?.owner === desk.base.seat) {
    const [material] = Object.entries(found.missing).find(([, n]) => n > 0) ?? ['wood']
    return whyNotNext(desk, { type: 'deliver', section, material: material as Material })
  }
  const claiming = desk.commands.some(({ type }) => type === 'claim')
  const command: Command = { type: 'chooseSection', section }
  return claiming ? instead(desk, command) : whyNotNext(desk, command)
}

type Material = Extract<Command, { type: 'deliver' }>['material']

export function whyNotBench(desk: RcDesk, space: number): Refusal {
  const laidAt = desk.commands.findIndex(({ type }) => type === 'chooseWorkshop')
  if (laidAt >= 0) {
    return after(desk, desk.commands.slice(0, laidAt), { type: 'chooseWorkshop', space })
  }
  return desk.now.question?.startsWith('claim')
    ? whyNotNext(desk, { type: 'chooseWorkshop', space })
    : whyNotNext(desk, { type: 'useWorkshop', space })
}
