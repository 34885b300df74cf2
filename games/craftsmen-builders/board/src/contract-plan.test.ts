import { choicesOf } from '@guildhall/ui'
import { describe, expect, test } from 'vitest'
import { answers, otherwise } from './answers-plan.ts'
import { forfeitsContract, realise } from './contract-plan.ts'
import { sendTo } from './main-plan.ts'
import { atContracts, type CbDraft, closing } from './plan.ts'
import { ofGreed } from './testing/greed.ts'

/** Turns of greedy games with a worker sent to each slot in turn, where a contract could follow. */
function* sent(): Generator<CbDraft> {
  for (let seed = 0; seed < 6; seed++) {
    for (const draft of ofGreed(seed)) {
      for (const { slot } of choicesOf(draft.now, 'place')) {
        const next = draft.with(sendTo(draft, slot) ?? [])
        if (choicesOf(atContracts(next).now, 'realise').length > 0) yield next
      }
    }
  }
}

const SENT = [...sent()]

const contractIn = ({ commands }: CbDraft) =>
  commands.find((command) => command.type === 'realise')?.contract

const costsIn = (draft: CbDraft) =>
  draft.steps
    .slice(atContracts(draft).steps.length)
    .flatMap(({ events }) => events)
    .filter(({ type }) => type === 'feePaid' || type === 'endTriggered')

describe('a contract that costs nothing', () => {
  test('stands in the plan, and a click takes it out: then the button says so', () => {
    let found = 0
    for (const draft of SENT) {
      const contract = contractIn(draft)
      if (contract === undefined) {
        if (closing(draft) !== null) expect(forfeitsContract(draft)).toBe(true)
        continue
      }
      expect([costsIn(draft), forfeitsContract(draft)]).toEqual([[], false])
      const without = draft.with(realise(draft, contract) ?? [])
      expect([contractIn(without), forfeitsContract(without)]).toEqual([undefined, true])
      found += 1
    }
    expect(found).toBeGreaterThan(0)
  })

  test('stays where something before it is answered otherwise', () => {
    let found = 0
    for (const draft of SENT) {
      const contract = contractIn(draft)
      const [answer] = answers(atContracts(draft))
      if (contract === undefined || answer === undefined) continue
      for (const { command } of answer.choices) {
        const other = draft.with(otherwise(draft, answer, command))
        expect([other.commands[answer.at], contractIn(other)]).toEqual([command, contract])
        found += 1
      }
    }
    expect(found).toBeGreaterThan(0)
  })
})
