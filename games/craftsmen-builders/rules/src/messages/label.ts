import { at, item, type Message, message } from '@guildhall/kernel'
import { coinsOf } from '../actions/cost.ts'
import type { Command, CommandOf } from '../commands.ts'
import { SYMBOLS } from '../constants.ts'
import { contractInPlay } from '../facts/turn.ts'
import { goodsOf } from '../goods.ts'
import { buildingAt, effectAt, type Kit, numberOf } from '../kit.ts'
import { countOf } from '../realisers.ts'
import { playerAt, type State, topFrame } from '../state.ts'
import { board, building, contract, craftsman, effectWords, slot, things } from './terms.ts'

/** A command as a choice that a player can read. */
export function label(kit: Kit, state: State, command: Command): Message {
  switch (command.type) {
    case 'draftPair':
      return draftPair(kit, state, command)
    case 'place':
      return place(kit, command)
    case 'recruit':
      return message('choice.recruit', { craftsman: craftsman(kit, command.craftsman) })
    case 'times':
      return message('choice.times', { n: command.n })
    case 'payWith':
      return message('choice.payWith', { what: things(command) })
    case 'chooseKind':
      return message('choice.chooseKind', { what: things(command) })
    case 'chooseBuilding':
      return chooseBuilding(kit, state, command)
    case 'chooseSite':
      return chooseSite(kit, state, command)
    case 'replaceCoins':
      return replaceCoins(kit, state, command)
    case 'realise':
      return realise(kit, state, command)
    case 'choose': {
      const effect = kit.effects.find(({ id }) => id === command.option)
      return message('choice.choose', {
        effect: effect === undefined ? message('amount.nothing') : effectWords(kit, effect),
      })
    }
    case 'turnUp':
    case 'endTurn':
      return message(`choice.${command.type}`)
  }
}

function draftPair(kit: Kit, state: State, { pair }: CommandOf<'draftPair'>): Message {
  const card = item(kit.craftsmen, state.pairCraftsmen[pair - 1] ?? 0)
  return message('choice.draftPair', {
    craftsman: craftsman(kit, card.id),
    board: board(kit, item(kit.boards, state.pairBoards[pair - 1] ?? 0).id),
  })
}

function place(kit: Kit, { slot: id }: CommandOf<'place'>): Message {
  const slots = [...kit.places, ...kit.craftsmen.flatMap((card) => card.slots)]
  const { fee, effect } = item(
    slots,
    slots.findIndex((each) => each.id === id),
  )
  const params = { where: slot(kit, id), effect: effectWords(kit, effectAt(kit, effect)), fee }
  return message(fee > 0 ? 'choice.place.fee' : 'choice.place', params)
}

/** The discount of the build that is open; none where no build is. */
const discountNow = (kit: Kit, state: State): number => {
  const { kind, effect } = topFrame(state)
  return kind === 'build' ? effectAt(kit, effect).discount : 0
}

function chooseBuilding(
  kit: Kit,
  state: State,
  { building: id }: CommandOf<'chooseBuilding'>,
): Message {
  const card = buildingAt(kit, numberOf(kit, id))
  const coins = coinsOf(card, discountNow(kit, state))
  return message('choice.chooseBuilding', {
    building: building(kit, id),
    cost: things(goodsOf(coins, card.cost.wood, card.cost.stone)),
  })
}

function chooseSite(kit: Kit, state: State, { site }: CommandOf<'chooseSite'>): Message {
  const top = site === 0 ? -1 : at(playerAt(state, state.active).tops, site - 1)
  return top < 0
    ? message('choice.chooseSite.bare', { site })
    : message('choice.chooseSite.covers', {
        site,
        building: building(kit, buildingAt(kit, top).id),
      })
}

/** All that is paid, the resources in kind included. */
function replaceCoins(kit: Kit, state: State, { wood, stone }: CommandOf<'replaceCoins'>): Message {
  const { kind, position } = topFrame(state)
  const number = kind === 'build' && position >= 0 ? at(state.market, position) : -1
  if (number < 0) return message('choice.replaceCoins', { what: things({ wood, stone }) })
  const card = buildingAt(kit, number)
  const coins = coinsOf(card, discountNow(kit, state)) - wood - stone
  const what = things(goodsOf(coins, card.cost.wood + wood, card.cost.stone + stone))
  return message('choice.replaceCoins', { what })
}

function realise(kit: Kit, state: State, { contract: symbol }: CommandOf<'realise'>): Message {
  const kind = SYMBOLS.indexOf(symbol)
  const price = countOf(at(state.realisers, kind)) * kit.contractFee
  const params = {
    contract: contract(kit, contractInPlay(kit, state, kind).id),
    effect: effectWords(kit, effectAt(kit, item(kit.powers, kind).effect)),
  }
  return price === 0
    ? message('choice.realise', params)
    : message('choice.realise.paid', { ...params, price })
}
