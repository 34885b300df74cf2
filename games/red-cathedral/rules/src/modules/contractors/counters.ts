import type { CounterRule } from '../../kit.ts'
import { contractorsOut } from './cities.ts'
import type { ContractorsTypes } from './types.ts'

/** What gains can be counted by with the Contractors. */
export const CONTRACTORS_COUNTERS: {
  readonly [C in ContractorsTypes['counter']]: CounterRule
} = {
  ownContractors: (kit, state, seat) => contractorsOut(kit, state, seat),
  chosenContractors: (kit, state, _seat, chosen) =>
    chosen < 0 ? 0 : contractorsOut(kit, state, chosen),
}
