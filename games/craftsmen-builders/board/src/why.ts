import type { Command } from '@guildhall/craftsmen-builders'
import { message, type Refusal } from '@guildhall/kernel'
import { atContracts, beforeMain, type CbDesk } from './plan.ts'
import { atMarket, atSites } from './plan-build.ts'

/** It could be done, but for the draft, which has come to a draw or to the end of the turn. */
const DRAFT_ENDS: Refusal = { clause: 'CB-12.10', message: message('board.why.draftEnds') }

/** Reasons that only say that something else is asked. */
const NOT_NOW = ['refusal.otherQuestion', 'refusal.buildOrder']

/** Why something cannot be done at a moment; what is asked there is said in words. */
function why(desk: CbDesk, command: Command): Refusal {
  // Where the draft has come to its end, what could still be done before that.
  const at = desk.final ? desk.with(desk.commands.slice(0, -1)) : desk
  const refusal = at.why(command)
  if (refusal === null) return DRAFT_ENDS
  const { question } = at.now
  if (question === null || !NOT_NOW.includes(refusal.message.key)) return refusal
  return {
    clause: refusal.clause,
    message: message('board.why.first', { what: message(`board.ask.${question}`) }),
  }
}

/** A slot, or a place of the permanent craftsman. */
export const whyNotSlot = (desk: CbDesk, slot: string): Refusal =>
  why(beforeMain(desk), { type: 'place', slot })

export const whyNotRecruit = (desk: CbDesk, craftsman: string): Refusal =>
  why(beforeMain(desk), { type: 'recruit', craftsman })

export const whyNotPair = (desk: CbDesk, pair: number): Refusal =>
  why(desk.with([]), { type: 'draftPair', pair })

/** A building is built by a worker, or by a power: why it is not, else why none is. */
export function whyNotBuilding(desk: CbDesk, building: string): Refusal {
  const market = atMarket(desk)
  return market === null
    ? whyNotSlot(desk, BUILD_PLACE)
    : why(market, { type: 'chooseBuilding', building })
}
const BUILD_PLACE = 'craftsman-permanent-build'

/** A site is where a building goes: without one, nothing does. */
export function whyNotSite(desk: CbDesk, site: number): Refusal {
  const command: Command = { type: 'chooseSite', site }
  const before = atSites(desk)
  if (before !== null) return why(before, command)
  const { question } = desk.now
  if (question === null || question.startsWith('build-')) return why(desk, command)
  return { clause: 'CB-6.1', message: message('board.why.site') }
}

type Kind = Extract<Command, { type: 'realise' }>['contract']

export const whyNotContract = (desk: CbDesk, contract: Kind): Refusal =>
  why(atContracts(desk), { type: 'realise', contract })
