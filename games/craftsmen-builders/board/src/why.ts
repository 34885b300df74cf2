import type { Command } from '@guildhall/craftsmen-builders'
import type { Refusal } from '@guildhall/kernel'
import { dynamicMessage, message } from './board-message.ts'
import { atContracts, beforeMain, type CbDraft } from './plan.ts'
import { atMarket, atSites } from './plan-build.ts'

/** It could be done, but for the draft, which has come to a draw or to the end of the turn. */
const DRAFT_ENDS: Refusal = { clause: 'CB-12.10', message: message('board.why.draftEnds') }

/** Reasons that only say that something else is asked. */
const NOT_NOW = ['refusal.otherQuestion', 'refusal.buildOrder']

/** Why something cannot be done at a moment; what is asked there is said in words. */
function why(draft: CbDraft, command: Command): Refusal {
  // Where the draft has come to its end, what could still be done before that.
  const at = draft.final ? draft.with(draft.commands.slice(0, -1)) : draft
  const refusal = at.why(command)
  if (refusal === null) return DRAFT_ENDS
  const { question } = at.now
  if (question === null || !NOT_NOW.includes(refusal.message.key)) return refusal
  return {
    clause: refusal.clause,
    message: message('board.why.first', { what: dynamicMessage(`board.ask.${question}`) }),
  }
}

/** A slot, or a place of the permanent craftsman. */
export const whyNotSlot = (draft: CbDraft, slot: string): Refusal =>
  why(beforeMain(draft), { type: 'place', slot })

export const whyNotRecruit = (draft: CbDraft, craftsman: string): Refusal =>
  why(beforeMain(draft), { type: 'recruit', craftsman })

export const whyNotPair = (draft: CbDraft, pair: number): Refusal =>
  why(draft.with([]), { type: 'draftPair', pair })

/** A building is built by a worker, or by a power: why it is not, else why none is. */
export function whyNotBuilding(draft: CbDraft, building: string): Refusal {
  const market = atMarket(draft)
  return market === null
    ? whyNotSlot(draft, BUILD_PLACE)
    : why(market, { type: 'chooseBuilding', building })
}
const BUILD_PLACE = 'craftsman-permanent-build'

/** A site is where a building goes: without one, nothing does. */
export function whyNotSite(draft: CbDraft, site: number): Refusal {
  const command: Command = { type: 'chooseSite', site }
  const before = atSites(draft)
  if (before !== null) return why(before, command)
  const { question } = draft.now
  if (question === null || question.startsWith('build-')) return why(draft, command)
  return { clause: 'CB-6.1', message: message('board.why.site') }
}

type Kind = Extract<Command, { type: 'realise' }>['contract']

export const whyNotContract = (draft: CbDraft, contract: Kind): Refusal =>
  why(atContracts(draft), { type: 'realise', contract })
