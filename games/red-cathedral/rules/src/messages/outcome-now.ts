import { type Outcome, type Parsed, seededChance, type TableRequest } from '@guildhall/kernel'
import { mapParsed } from '@guildhall/kernel/toolbox'
import { contextFor } from '../context.ts'
import { rulesFor } from '../game.ts'
import { outcome } from '../outcome.ts'
import { finalScoring } from '../sequence.ts'
import { redeal } from '../view.ts'
import type { View } from '../view-types.ts'

/** The outcome of a table; of one in play, as final scoring would leave it now. */
export const outcomeNow = (request: TableRequest, view: View): Parsed<Outcome | null> =>
  mapParsed(rulesFor(request), (rules) => {
    const state = redeal(rules, view, seededChance('outcome'))
    if (!state.over) {
      state.over = true
      finalScoring(contextFor(rules, state, state.active))
    }
    return outcome(rules, state)
  })
