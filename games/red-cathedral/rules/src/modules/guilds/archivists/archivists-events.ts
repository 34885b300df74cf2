import { item, type Seat } from '@guildhall/kernel'
import { plus } from '@guildhall/kernel/toolbox'
import { type Bundle, bundleFrom, goodsOf } from '../../../bundle.ts'
import { CONTRACTS } from '../../../constants.ts'
import { defineEvents, nothing, type Stored } from '../../../events/define-event.ts'
import { applyPaid } from '../../../events/goods-events.ts'
import { message } from '../../../messages/message.ts'
import { player, things } from '../../../messages/terms.ts'
import { changePart, setPart } from '../../../state.ts'
import { contractCount, contractName, contractNames } from './archivists-terms.ts'
import type { Archive } from './archivists-types.ts'
import { contractId, contractPlace } from './cards.ts'

/** Contracts by their places; -1 stands for no card, or one that is not known. */
interface ArchivistsChanges {
  readonly contractsLaid: Stored<'contractsLaid'>
  readonly contractsDrawn: { readonly seat: Seat; readonly contracts: readonly number[] }
  readonly contractsKept: {
    readonly seat: Seat
    readonly under: number
    readonly kept: number
    readonly back: number
  }
  readonly contractsShown: Stored<'contractsShown'>
  readonly contractFulfilled: {
    readonly seat: Seat
    readonly contract: number
    readonly prestige: number
    readonly goods: Bundle
    readonly rubles: number
  }
}

/** What happens to the contracts — GU-ARCHIVISTS, GU-CONTRACT. */
export const archivistsEvents = defineEvents<ArchivistsChanges>({
  /** GU-ARCHIVISTS-1: all cards, face down. */
  contractsLaid: {
    apply(_rules, state) {
      setPart(state, 'archive', {
        pile: [...CONTRACTS.keys()],
        under: [],
        underBy: [],
        drawn: [],
        held: state.players.map(() => []),
      })
    },
    describe: (_rules, _state, { contracts }) => message('event.contractsLaid', { n: contracts }),
    barrier: true,
  },
  /** The top of the deck is drawn; those that were put under it come last. */
  contractsDrawn: {
    apply(_rules, state, { contracts: drawn }) {
      const { archive } = state.parts
      const pile = archive.pile.filter((card) => !drawn.includes(card))
      const deep = drawn.length - (archive.pile.length - pile.length)
      changePart(state, 'archive', {
        pile,
        under: archive.under.slice(deep),
        underBy: archive.underBy.slice(deep),
        drawn,
      })
    },
    write: (_rules, { seat, contracts }) => ({ seat, contracts: contracts.map(contractId) }),
    read: (_rules, { seat, contracts }) => ({ seat, contracts: contracts.map(contractPlace) }),
    describe(rules, _state, { seat, contracts }) {
      const who = player(rules, seat)
      const known = contracts.filter((id) => id !== null)
      return known.length > 0
        ? message('event.contractsDrawn', { who, contracts: contractNames(rules, known) })
        : message('event.contractsDrawn.hidden', {
            who,
            contracts: contractCount(contracts.length),
          })
    },
    barrier: true, // CT-11.4
    // GU-ARCHIVISTS-8
    view: (event, viewer) =>
      event.seat === viewer ? event : { ...event, contracts: event.contracts.map(() => null) },
  },
  /** GU-ARCHIVISTS-4, GU-ARCHIVISTS-5. */
  contractsKept: {
    apply(_rules, state, { seat, kept, back }) {
      const { archive } = state.parts
      const down = goingUnder(archive, kept, back)
      const hand = item(archive.held, seat).filter((card) => card !== back)
      changePart(state, 'archive', {
        under: [...archive.under, ...down],
        underBy: [...archive.underBy, ...down.map(() => seat)],
        drawn: [],
        held: archive.held.with(seat, kept < 0 ? hand : [...hand, kept]),
      })
    },
    write: (_rules, { seat, under, kept, back }) => ({
      seat,
      under,
      kept: kept < 0 ? null : contractId(kept),
      back: back < 0 ? null : contractId(back),
    }),
    read: (_rules, { seat, under, kept, back }) => ({
      seat,
      under,
      kept: contractPlace(kept),
      back: contractPlace(back),
    }),
    describe(rules, _state, { seat, under, kept, back }) {
      const who = player(rules, seat)
      if (kept === undefined)
        return message('event.contractsKept.hidden', { who, contracts: contractCount(under) })
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
  /** GU-CONTRACT-16: the cards of a seat are turned over. */
  contractsShown: {
    apply: nothing,
    describe: (rules, _state, { seat, contracts }) =>
      message('event.contractsShown', {
        who: player(rules, seat),
        contracts: contractNames(rules, contracts),
      }),
    barrier: true,
  },
  /** GU-CONTRACT-18: what is returned is gone; the prestige comes with the line of the account. */
  contractFulfilled: {
    apply: (_rules, state, { seat, goods, rubles }) =>
      applyPaid(state, seat, { goods, rubles, recognition: 0, permits: 0 }),
    write: (_rules, { seat, contract, prestige, goods, rubles }) => ({
      seat,
      contract: contractId(contract),
      prestige,
      ...(goods === 0 ? {} : { goods: goodsOf(goods) }),
      ...(rubles === 0 ? {} : { rubles }),
    }),
    read: (_rules, { seat, contract, prestige, goods = {}, rubles = 0 }) => ({
      seat,
      contract: contractPlace(contract),
      prestige,
      goods: bundleFrom(goods),
      rubles,
    }),
    describe(rules, _state, { seat, contract, prestige, goods, rubles }) {
      const params = {
        who: player(rules, seat),
        contract: contractName(rules, contract),
        gains: plus(things({ prestige })),
        what: things({ goods, rubles }),
      }
      const returns = goods !== undefined || rubles !== undefined
      return message(returns ? 'event.contractFulfilled.return' : 'event.contractFulfilled', params)
    },
  },
})

/** What goes under the deck: in the order drawn, a held card last — GU-ARCHIVISTS-6. */
export function goingUnder({ drawn }: Archive, kept: number, back: number): number[] {
  const rest = drawn.filter((card) => card !== kept)
  return back < 0 ? rest : [...rest, back]
}
