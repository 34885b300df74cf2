import { type Outcome, type Parsed, seededChance, type TableRequest } from '@guildhall/kernel'
import { mapParsed } from '@guildhall/kernel/toolbox'
import { redeal } from '../engine.ts'
import { rulesDataFor } from '../game.ts'
import type { View } from '../modules/types.ts'
import { outcome } from '../outcome.ts'

/** The outcome of a table; of one in play, as if it ended now. */
export const outcomeNow = (request: TableRequest, view: View): Parsed<Outcome | null> =>
  mapParsed(rulesDataFor(request), (rules) => {
    const state = redeal(rules, view, seededChance('outcome'))
    state.over = true
    return outcome(rules, state)
  })
