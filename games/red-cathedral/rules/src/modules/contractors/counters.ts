import type { CounterRule } from '../../rules-data.ts'
import { contractorsOut } from './cities.ts'
import type { ContractorsTypes } from './contractors-types.ts'

/** What gains can be counted by with the Contractors. */
export const CONTRACTORS_COUNTERS: {
  readonly [C in ContractorsTypes['counter']]: CounterRule
} = {
  ownContractors: ({ rules, state, seat }) => contractorsOut(rules, state, seat),
  chosenContractors: ({ rules, state }, chosen) =>
    chosen < 0 ? 0 : contractorsOut(rules, state, chosen),
}
