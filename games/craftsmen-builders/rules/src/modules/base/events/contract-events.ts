import { at, item, type Seat } from '@guildhall/kernel'
import { message } from '../../../messages/message.ts'
import { contract as contractName, player } from '../../../messages/terms.ts'
import { joinedBy } from '../../../realisers.ts'
import { type Contract, numberOf, type RulesData } from '../../../rules-data.ts'
import { playerAt, withAt } from '../../../state.ts'
import { defineEvent } from '../../define.ts'
import type { State } from '../../types.ts'

/** The contract of a kind that is in play. */
export const contractInPlay = (rules: RulesData, state: State, kind: number): Contract =>
  item(rules.contracts, at(state.contracts, kind))

/** The marker on the contract — CB-7.10 (2). */
export const realised = defineEvent('realised', {
  apply(rules, state, { seat, contract }: { readonly seat: Seat; readonly contract: number }) {
    const { kind } = item(rules.contracts, contract)
    playerAt(state, seat).markers -= 1
    state.realisers = withAt(state.realisers, kind, joinedBy(at(state.realisers, kind), seat))
    state.realised = true
  },
  write: (rules, { seat, contract }) => ({
    type: 'realised',
    seat,
    contract: item(rules.contracts, contract).id,
  }),
  read: (rules, { seat, contract }) => ({ seat, contract: numberOf(rules, contract) }),
  describe: (rules, { seat, contract }) =>
    message('event.realised', {
      who: player(rules, seat),
      contract: contractName(rules, contract),
    }),
})
