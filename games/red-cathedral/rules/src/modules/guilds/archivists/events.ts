import { message } from '@guildhall/kernel'
import { bundleFrom } from '../../../bundle.ts'
import { applyPaid } from '../../../facts/goods.ts'
import { player, things } from '../../../messages/terms.ts'
import type { EventRule } from '../../../rules-data.ts'
import { applyDrawn, applyKept, applyLaid, contractPlace } from './facts.ts'
import { contractName, contractNames } from './terms.ts'
import type { ArchivistsEvent } from './types.ts'

/** What the facts of the Archivists change, how they are told, and who may know them. */
export const ARCHIVISTS_EVENTS: {
  readonly [T in ArchivistsEvent['type']]: EventRule<T>
} = {
  contractsLaid: {
    apply: (_rules, state) => applyLaid(state),
    describe: (_rules, _state, { contracts }) => message('event.contractsLaid', { n: contracts }),
    barrier: true,
  },
  contractsDrawn: {
    apply: (_rules, state, { contracts }) => applyDrawn(state, contracts.map(contractPlace)),
    describe(rules, _state, { seat, contracts }) {
      const who = player(rules, seat)
      const known = contracts.filter((id) => id !== null)
      return known.length > 0
        ? message('event.contractsDrawn', { who, contracts: contractNames(rules, known) })
        : message('event.contractsDrawn.hidden', { who, n: contracts.length })
    },
    barrier: true, // CT-11.4
    // GU-ARCHIVISTS-8
    view: (event, viewer) =>
      event.seat === viewer ? event : { ...event, contracts: event.contracts.map(() => null) },
  },
  contractsKept: {
    apply: (_rules, state, { seat, kept, back }) =>
      applyKept(state, seat, contractPlace(kept), contractPlace(back)),
    describe(rules, _state, { seat, under, kept, back }) {
      const who = player(rules, seat)
      if (kept === undefined) return message('event.contractsKept.hidden', { who, n: under })
      if (kept === null) return message('event.contractsKept.none', { who, n: under })
      const contract = contractName(rules, kept)
      if (back === null || back === undefined) {
        return message('event.contractsKept', { who, contract, n: under })
      }
      const params = { who, contract, back: contractName(rules, back), n: under }
      return message('event.contractsKept.swapped', params)
    },
    view: (event, viewer) =>
      event.seat === viewer
        ? event
        : { type: 'contractsKept', seat: event.seat, under: event.under },
  },
  contractsShown: {
    apply: () => {},
    describe: (rules, _state, { seat, contracts }) =>
      message('event.contractsShown', {
        who: player(rules, seat),
        contracts: contractNames(rules, contracts),
      }),
    barrier: true,
  },
  contractFulfilled: {
    apply: (_rules, state, { seat, goods, rubles }) =>
      applyPaid(state, seat, bundleFrom(goods ?? {}), rubles ?? 0, 0, 0),
    describe(rules, _state, { seat, contract, prestige, goods, rubles }) {
      const params = {
        who: player(rules, seat),
        contract: contractName(rules, contract),
        n: prestige,
        what: things({ goods, rubles }),
      }
      const returns = goods !== undefined || rubles !== undefined
      return message(returns ? 'event.contractFulfilled.return' : 'event.contractFulfilled', params)
    },
  },
}
