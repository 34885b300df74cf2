import { item, type Seat } from '@guildhall/kernel'
import { type Colour, POSITIONS, SITES, SYMBOLS } from '../constants.ts'
import { amount, goodsOf } from '../goods.ts'
import type { Event, EventOf } from '../modules/types.ts'
import { columnsOf, craftsmenOf } from './columns.ts'
import type { Belongings, Layout } from './position.ts'

/** The events that lead to a position. Nothing is set by hand, so that no piece can get lost. */
export function historyOf(layout: Layout): Event[] {
  const { rules, position } = layout
  const seats = rules.options.colours.map((_, seat) => seat)
  const levels = [1, 2, 3].map((level) => levelOf(layout, level))
  const setUp: Event = {
    type: 'setUp',
    first: firstSeat(layout),
    market: levels.map(({ cards }) => cards.slice(0, POSITIONS)),
    decks: levels.map(({ cards }) => cards.slice(POSITIONS)),
    contracts: contractsOf(layout),
    pairs: pairsOf(layout),
  }
  return [
    setUp,
    ...seats.map((seat) => pairTaken(layout, seat)),
    ...columnsOf(layout, orderOf(layout)),
    ...levels.flatMap((level) => building(level)),
    ...realising(layout),
    ...seats.flatMap((seat) => belongings(layout, seat)),
    { type: 'roundBegan', round: position.round ?? 1 },
    ...laps(layout),
    ...ending(layout),
    asking(layout),
  ]
}

const seatOf = ({ rules }: Layout, colour: Colour): Seat => {
  const seat = rules.options.colours.indexOf(colour)
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
function orderOf(layout: Layout): Seat[] {
  const { order } = layout.position
  if (order !== undefined) return order.map((colour) => seatOf(layout, colour))
  return layout.rules.options.colours.map((_, seat) => seat)
}

const firstSeat = (layout: Layout): Seat => item(orderOf(layout), 0)

const ownOf = ({ rules, position }: Layout, seat: Seat): Belongings =>
  position[item(rules.options.colours, seat)] ?? {}

/** Boards that nobody asks for go to those who do not care. */
function boardsOf(layout: Layout): string[] {
  const { rules } = layout
  const wanted = rules.options.colours.map((_, seat) => ownOf(layout, seat).board)
  const free = rules.boards
    .map(({ id }) => id)
    .filter((id) => !wanted.some((badge) => badge !== undefined && id === `board-${badge}`))
  const boards = wanted.map((badge) =>
    badge === undefined ? (free.shift() ?? '') : idOf(rules.boards, badge),
  )
  return [...boards, item(free, 0)]
}

/** The pair of the first in turn order is the first, and so on; the last one nobody takes. */
const pairOf = (layout: Layout, seat: Seat): number =>
  (seat - firstSeat(layout) + layout.rules.players) % layout.rules.players

function pairsOf(layout: Layout): EventOf<'setUp'>['pairs'] {
  const boards = boardsOf(layout)
  const { players } = layout.rules
  return craftsmenOf(layout, orderOf(layout)).pairs.map((craftsman, pair) => [
    craftsman,
    item(boards, pair < players ? (firstSeat(layout) + pair) % players : players),
  ])
}

function pairTaken(layout: Layout, seat: Seat): Event {
  const [craftsman, board] = item(pairsOf(layout), pairOf(layout, seat))
  return { type: 'pairTaken', seat, pair: pairOf(layout, seat) + 1, craftsman, board }
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
function levelOf(layout: Layout, level: number): Level {
  const { rules, position } = layout
  const all = rules.buildings.filter((b) => b.level === level - 1).map(({ id }) => id)
  const named = (list: readonly string[] = []) => list.map((name) => idOf(rules.buildings, name))
  const standing = builtOf(layout).filter(({ building }) => all.includes(building))
  const market = named(position.market?.[level as 1])
  const deck = named(position.decks?.[level as 1])
  const taken = new Set([...standing.map(({ building }) => building), ...market, ...deck])
  const rest = all.filter((id) => !taken.has(id))
  const row = [...market, ...rest.splice(0, Math.max(0, POSITIONS - market.length))]
  const empty = position.emptyDecks?.includes(level as 1) === true
  const built = empty ? [...atTheBottom(layout, rest), ...standing] : standing
  const cards = [...built.map(({ building }) => building), ...row, ...deck, ...(empty ? [] : rest)]
  return { level, cards, built }
}

const builtOf = (layout: Layout): Built[] =>
  layout.rules.options.colours.flatMap((_, seat) =>
    (ownOf(layout, seat).sites ?? []).flatMap((stack, site) =>
      stack.map((name) => ({ seat, site, building: idOf(layout.rules.buildings, name) })),
    ),
  )

const atTheBottom = ({ rules }: Layout, cards: readonly string[]): Built[] =>
  cards.map((building) => ({ seat: rules.players - 1, site: SITES - 1, building }))

/** Takes each building from the market. Where it comes to lie is told afterwards. */
function building({ level, cards, built }: Level): Event[] {
  return built.flatMap((_, index): Event[] => {
    const next = cards[index + POSITIONS]
    const shifted: Event = { type: 'rowShifted', position: `market-${level}-1` }
    if (next === undefined) return [shifted]
    return [shifted, { type: 'positionFilled', position: `market-${level}-4`, building: next }]
  })
}

function contractsOf({ rules, position }: Layout): string[] {
  const wanted = (position.contracts ?? []).map((name) => idOf(rules.contracts, name))
  return SYMBOLS.map((_, kind) => {
    const cards = rules.contracts.filter((contract) => contract.kind === kind).map(({ id }) => id)
    return cards.find((id) => wanted.includes(id)) ?? item(cards, 0)
  })
}

const realising = (layout: Layout): Event[] =>
  Object.entries(layout.position.realised ?? {}).flatMap(([name, colours]) =>
    colours.map((colour): Event => {
      return {
        type: 'realised',
        seat: seatOf(layout, colour),
        contract: idOf(layout.rules.contracts, name),
      }
    }),
  )

/** Stacks from bottom to top, and the goods that make up what the player shall have. */
function belongings(layout: Layout, seat: Seat): Event[] {
  const { coins = 0, wood = 0, stone = 0 } = ownOf(layout, seat)
  const hidden = [1, 2].flatMap((level) =>
    levelOf(layout, level).built.filter(
      (each) => !builtOf(layout).some((b) => b.building === each.building),
    ),
  )
  const stacks = [...hidden, ...builtOf(layout)].filter((each) => each.seat === seat)
  const start = layout.rules.startGoods
  return [
    ...stacks.map(
      ({ building, site }): Event => ({ type: 'built', seat, building, site: site + 1 }),
    ),
    {
      type: 'paid',
      seat,
      goods: goodsOf(start),
      source: 'position',
    },
    { type: 'gained', seat, goods: goodsOf(amount(coins, wood, stone)), source: 'position' },
  ]
}

interface Action {
  readonly seat: Seat
  /** A slot, or a craftsman to recruit. */
  readonly at: string
}

/** The turns before the present one: what is named, and else workers on the coins place. */
function laps(layout: Layout): Event[] {
  const { rules, position } = layout
  const slots = [...rules.places, ...rules.craftsmen.flatMap((card) => card.slots)]
  const sent = (position.workers ?? []).map(
    ([name, colour]): Action => ({ seat: seatOf(layout, colour), at: idOf(slots, name) }),
  )
  const recruited = (position.recruited ?? []).map(
    ([name, colour]): Action => ({ seat: seatOf(layout, colour), at: idOf(rules.craftsmen, name) }),
  )
  const order = orderOf(layout)
  const turn = turnOf(layout)
  for (const [place, seat] of order.entries()) {
    const before = place < order.indexOf(turn) || (seat === turn && position.acted === true)
    fillUp(layout, seat, (position.lap ?? 1) - 1 + (before ? 1 : 0), { sent, recruited })
  }
  return [
    ...sent.map(({ seat, at }): Event => ({ type: 'workerPlaced', seat, slot: at })),
    ...recruited.map(({ seat, at }): Event => ({ type: 'recruited', seat, craftsman: at })),
    { type: 'turnBegan', seat: turn, lap: position.lap ?? 1, place: order.indexOf(turn) },
  ]
}

const turnOf = (layout: Layout): Seat =>
  layout.position.turn === undefined ? firstSeat(layout) : seatOf(layout, layout.position.turn)

/** Adds what a player must have done besides: workers first, then the recruitment. */
function fillUp(
  layout: Layout,
  seat: Seat,
  actions: number,
  { sent, recruited }: { readonly sent: Action[]; readonly recruited: Action[] },
): void {
  const { rules } = layout
  const own = (list: readonly Action[]) => list.filter((action) => action.seat === seat).length
  while (own(sent) + own(recruited) < actions && own(sent) < rules.workers) {
    sent.push({ seat, at: item(rules.places, 0).id })
  }
  if (own(sent) + own(recruited) >= actions) return
  const { offer } = craftsmenOf(layout, orderOf(layout))
  const free = offer.filter((card) => !recruited.some(({ at }) => at === card))
  recruited.push({ seat, at: item(free, 0) })
}

function ending(layout: Layout): Event[] {
  const { triggeredBy } = layout.position
  if (triggeredBy === undefined) return []
  return [{ type: 'endTriggered', seat: seatOf(layout, triggeredBy), reason: 'castles' }]
}

function asking(layout: Layout): Event {
  const step = layout.position.acted === true ? { step: 1 } : {}
  return { type: 'asked', seat: turnOf(layout), keep: 0, open: [{ kind: 'turn', ...step }] }
}
