import { item, type Seat } from '@guildhall/kernel'
import { type Colour, POSITIONS, SITES, SYMBOLS } from '../constants.ts'
import type { Event, EventOf } from '../events.ts'
import { goodsOf } from '../goods.ts'
import { columnsOf, craftsmenOf } from './columns.ts'
import type { Belongings, Box } from './position.ts'

/** The facts that lead to a position. Nothing is set by hand, so that no piece can get lost. */
export function historyOf(box: Box): Event[] {
  const { kit, position } = box
  const seats = kit.options.colours.map((_, seat) => seat)
  const levels = [1, 2, 3].map((level) => levelOf(box, level))
  const setUp: Event = {
    type: 'setUp',
    first: firstSeat(box),
    market: levels.map(({ cards }) => cards.slice(0, POSITIONS)),
    decks: levels.map(({ cards }) => cards.slice(POSITIONS)),
    contracts: contractsOf(box),
    pairs: pairsOf(box),
  }
  return [
    setUp,
    ...seats.map((seat) => pairTaken(box, seat)),
    ...columnsOf(box, orderOf(box)),
    ...levels.flatMap((level) => building(level)),
    ...realising(box),
    ...seats.flatMap((seat) => belongings(box, seat)),
    { type: 'roundBegan', round: position.round ?? 1 },
    ...laps(box),
    ...ending(box),
    asking(box),
  ]
}

const seatOf = ({ kit }: Box, colour: Colour): Seat => {
  const seat = kit.options.colours.indexOf(colour)
  if (seat < 0) throw new Error(`nobody plays ${colour}`)
  return seat
}

/** The whole id of something named by the end of its id. */
function idOf(list: readonly { readonly id: string }[], name: string): string {
  const found = list.find(({ id }) => id === name || id.endsWith(`-${name}`))
  if (found === undefined) throw new Error(`there is no ${name}`)
  return found.id
}

/** The seats in turn order. */
function orderOf(box: Box): Seat[] {
  const { order } = box.position
  if (order !== undefined) return order.map((colour) => seatOf(box, colour))
  return box.kit.options.colours.map((_, seat) => seat)
}

const firstSeat = (box: Box): Seat => item(orderOf(box), 0)

const ownOf = ({ kit, position }: Box, seat: Seat): Belongings =>
  position[item(kit.options.colours, seat)] ?? {}

/** Boards that nobody asks for go to those who do not care. */
function boardsOf(box: Box): string[] {
  const { kit } = box
  const wanted = kit.options.colours.map((_, seat) => ownOf(box, seat).board)
  const free = kit.boards
    .map(({ id }) => id)
    .filter((id) => !wanted.some((badge) => badge !== undefined && id === `board-${badge}`))
  const boards = wanted.map((badge) =>
    badge === undefined ? (free.shift() ?? '') : idOf(kit.boards, badge),
  )
  return [...boards, item(free, 0)]
}

/** The pair of the first in turn order is the first, and so on; the last one nobody takes. */
const pairOf = (box: Box, seat: Seat): number =>
  (seat - firstSeat(box) + box.kit.players) % box.kit.players

function pairsOf(box: Box): EventOf<'setUp'>['pairs'] {
  const boards = boardsOf(box)
  const { players } = box.kit
  return craftsmenOf(box, orderOf(box)).pairs.map((craftsman, pair) => [
    craftsman,
    item(boards, pair < players ? (firstSeat(box) + pair) % players : players),
  ])
}

function pairTaken(box: Box, seat: Seat): Event {
  const [craftsman, board] = item(pairsOf(box), pairOf(box, seat))
  return { type: 'pairTaken', seat, pair: pairOf(box, seat) + 1, craftsman, board }
}

interface Built {
  readonly seat: Seat
  readonly site: number
  readonly building: string
}

interface Level {
  readonly level: number
  /** The buildings in the order in which they come to the market. */
  readonly cards: readonly string[]
  readonly built: readonly Built[]
}

/** Buildings that stand come first: each was built from position 1, and the row moved up. */
function levelOf(box: Box, level: number): Level {
  const { kit, position } = box
  const all = kit.buildings.filter((b) => b.level === level - 1).map(({ id }) => id)
  const named = (list: readonly string[] = []) => list.map((name) => idOf(kit.buildings, name))
  const standing = builtOf(box).filter(({ building }) => all.includes(building))
  const market = named(position.market?.[level as 1])
  const deck = named(position.decks?.[level as 1])
  const taken = new Set([...standing.map(({ building }) => building), ...market, ...deck])
  const rest = all.filter((id) => !taken.has(id))
  const row = [...market, ...rest.splice(0, Math.max(0, POSITIONS - market.length))]
  const empty = position.emptyDecks?.includes(level as 1) === true
  const built = empty ? [...atTheBottom(box, rest), ...standing] : standing
  const cards = [...built.map(({ building }) => building), ...row, ...deck, ...(empty ? [] : rest)]
  return { level, cards, built }
}

const builtOf = (box: Box): Built[] =>
  box.kit.options.colours.flatMap((_, seat) =>
    (ownOf(box, seat).sites ?? []).flatMap((stack, site) =>
      stack.map((name) => ({ seat, site, building: idOf(box.kit.buildings, name) })),
    ),
  )

const atTheBottom = ({ kit }: Box, cards: readonly string[]): Built[] =>
  cards.map((building) => ({ seat: kit.players - 1, site: SITES - 1, building }))

/** Takes each building from the market. Where it comes to lie is told afterwards. */
function building({ level, cards, built }: Level): Event[] {
  return built.flatMap((_, index): Event[] => {
    const next = cards[index + POSITIONS]
    const shifted: Event = { type: 'rowShifted', position: `market-${level}-1` }
    if (next === undefined) return [shifted]
    return [shifted, { type: 'positionFilled', position: `market-${level}-4`, building: next }]
  })
}

function contractsOf({ kit, position }: Box): string[] {
  const wanted = (position.contracts ?? []).map((name) => idOf(kit.contracts, name))
  return SYMBOLS.map((_, kind) => {
    const cards = kit.contracts.filter((contract) => contract.kind === kind).map(({ id }) => id)
    return cards.find((id) => wanted.includes(id)) ?? item(cards, 0)
  })
}

const realising = (box: Box): Event[] =>
  Object.entries(box.position.realised ?? {}).flatMap(([name, colours]) =>
    colours.map((colour): Event => {
      return {
        type: 'realised',
        seat: seatOf(box, colour),
        contract: idOf(box.kit.contracts, name),
      }
    }),
  )

/** Stacks from bottom to top, and the goods that make up what the player shall have. */
function belongings(box: Box, seat: Seat): Event[] {
  const { coins = 0, wood = 0, stone = 0 } = ownOf(box, seat)
  const hidden = [1, 2].flatMap((level) =>
    levelOf(box, level).built.filter(
      (each) => !builtOf(box).some((b) => b.building === each.building),
    ),
  )
  const stacks = [...hidden, ...builtOf(box)].filter((each) => each.seat === seat)
  const start = box.kit.startGoods
  return [
    ...stacks.map(
      ({ building, site }): Event => ({ type: 'built', seat, building, site: site + 1 }),
    ),
    {
      type: 'paid',
      seat,
      goods: goodsOf(start.coins, start.wood, start.stone),
      source: 'position',
    },
    { type: 'gained', seat, goods: goodsOf(coins, wood, stone), source: 'position' },
  ]
}

interface Action {
  readonly seat: Seat
  /** A slot, or a craftsman to recruit. */
  readonly at: string
}

/** The turns before the present one: what is named, and else workers on the coins place. */
function laps(box: Box): Event[] {
  const { kit, position } = box
  const slots = [...kit.places, ...kit.craftsmen.flatMap((card) => card.slots)]
  const sent = (position.workers ?? []).map(
    ([name, colour]): Action => ({ seat: seatOf(box, colour), at: idOf(slots, name) }),
  )
  const recruited = (position.recruited ?? []).map(
    ([name, colour]): Action => ({ seat: seatOf(box, colour), at: idOf(kit.craftsmen, name) }),
  )
  const order = orderOf(box)
  const turn = turnOf(box)
  for (const [place, seat] of order.entries()) {
    const before = place < order.indexOf(turn) || (seat === turn && position.acted === true)
    fillUp(box, seat, (position.lap ?? 1) - 1 + (before ? 1 : 0), sent, recruited)
  }
  return [
    ...sent.map(({ seat, at }): Event => ({ type: 'workerPlaced', seat, slot: at })),
    ...recruited.map(({ seat, at }): Event => ({ type: 'recruited', seat, craftsman: at })),
    { type: 'turnBegan', seat: turn, lap: position.lap ?? 1, place: order.indexOf(turn) },
  ]
}

const turnOf = (box: Box): Seat =>
  box.position.turn === undefined ? firstSeat(box) : seatOf(box, box.position.turn)

/** Adds what a player must have done besides: workers first, then the recruitment. */
function fillUp(box: Box, seat: Seat, actions: number, sent: Action[], recruited: Action[]): void {
  const { kit } = box
  const own = (list: readonly Action[]) => list.filter((action) => action.seat === seat).length
  while (own(sent) + own(recruited) < actions && own(sent) < kit.workers) {
    sent.push({ seat, at: item(kit.places, 0).id })
  }
  if (own(sent) + own(recruited) >= actions) return
  const { offer } = craftsmenOf(box, orderOf(box))
  const free = offer.filter((card) => !recruited.some(({ at }) => at === card))
  recruited.push({ seat, at: item(free, 0) })
}

function ending(box: Box): Event[] {
  const { triggeredBy } = box.position
  if (triggeredBy === undefined) return []
  return [{ type: 'endTriggered', seat: seatOf(box, triggeredBy), reason: 'castles' }]
}

function asking(box: Box): Event {
  const step = box.position.acted === true ? { step: 1 } : {}
  return { type: 'asked', seat: turnOf(box), keep: 0, open: [{ kind: 'turn', ...step }] }
}
