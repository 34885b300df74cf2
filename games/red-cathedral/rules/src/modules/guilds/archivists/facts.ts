import { item, type Seat } from '@guildhall/kernel'
import { type Bundle, goodsOf } from '../../../bundle.ts'
import { CONTRACTS, type Contract } from '../../../constants.ts'
import { applyPaid } from '../../../facts/goods.ts'
import type { Context } from '../../../rules-data.ts'
import { type State, setPart } from '../../../state.ts'
import type { Archive } from './types.ts'

/** The changes of the Archivists: each a function on the state, and one that also writes the fact. */

export const contractId = (contract: number): Contract => item(CONTRACTS, contract)

/** -1 where there is no card, or the viewer may not know it. */
export const contractPlace = (id: Contract | null | undefined): number =>
  id === null || id === undefined ? -1 : CONTRACTS.indexOf(id)

/** GU-ARCHIVISTS-1: all cards, face down. */
export function applyLaid(state: State): void {
  setPart(state, 'archive', {
    pile: [...CONTRACTS.keys()],
    under: [],
    underBy: [],
    drawn: [],
    held: state.players.map(() => []),
  })
}

/** The top of the deck is drawn; those that were put under it come last. */
export function applyDrawn(state: State, drawn: readonly number[]): void {
  const { archive } = state.parts
  const pile = archive.pile.filter((card) => !drawn.includes(card))
  const deep = drawn.length - (archive.pile.length - pile.length)
  setPart(state, 'archive', {
    ...archive,
    pile,
    under: archive.under.slice(deep),
    underBy: archive.underBy.slice(deep),
    drawn,
  })
}

export function drawContracts(ctx: Context, n: number): void {
  const { state, seat } = ctx
  const { pile, under } = state.parts.archive
  const unseen = pile.slice()
  const drawn: number[] = []
  while (drawn.length < n && unseen.length > 0) {
    drawn.push(...unseen.splice(ctx.chance.int(unseen.length), 1))
  }
  drawn.push(...under.slice(0, n - drawn.length))
  applyDrawn(state, drawn)
  ctx.log?.push({ type: 'contractsDrawn', seat, contracts: drawn.map(contractId) })
}

/** What goes under the deck: in the order drawn, a held card last — GU-ARCHIVISTS-6. */
function goingUnder({ drawn }: Archive, kept: number, back: number): number[] {
  const rest = drawn.filter((card) => card !== kept)
  return back < 0 ? rest : [...rest, back]
}

/** GU-ARCHIVISTS-4, GU-ARCHIVISTS-5; -1 stands for no card. */
export function applyKept(state: State, seat: Seat, kept: number, back: number): void {
  const { archive } = state.parts
  const down = goingUnder(archive, kept, back)
  const hand = item(archive.held, seat).filter((card) => card !== back)
  setPart(state, 'archive', {
    ...archive,
    under: [...archive.under, ...down],
    underBy: [...archive.underBy, ...down.map(() => seat)],
    drawn: [],
    held: archive.held.with(seat, kept < 0 ? hand : [...hand, kept]),
  })
}

export function keepDrawn(ctx: Context, kept: Contract | null, back: Contract | null): void {
  const { state, seat } = ctx
  const [keep, put] = [contractPlace(kept), contractPlace(back)]
  const under = goingUnder(state.parts.archive, keep, put).length
  applyKept(state, seat, keep, put)
  ctx.log?.push({ type: 'contractsKept', seat, under, kept, back })
}

/** GU-CONTRACT-16: the cards of a seat are turned over. */
export function showContracts(ctx: Context): void {
  const { state, seat } = ctx
  const contracts = item(state.parts.archive.held, seat).map(contractId)
  if (contracts.length > 0) ctx.log?.push({ type: 'contractsShown', seat, contracts })
}

/** GU-CONTRACT-18: what is returned is gone; the prestige comes with the line of the account. */
export function fulfil(
  ctx: Context,
  contract: number,
  prestige: number,
  goods: Bundle,
  rubles: number,
): void {
  const { state, seat } = ctx
  applyPaid(state, seat, goods, rubles, 0, 0)
  ctx.log?.push({
    type: 'contractFulfilled',
    seat,
    contract: contractId(contract),
    prestige,
    ...(goods === 0 ? {} : { goods: goodsOf(goods) }),
    ...(rubles === 0 ? {} : { rubles }),
  })
}
