import type { PrintedLine } from '@guildhall/craftsmen-builders'
import type { Message } from '@guildhall/kernel'
import { HouseAt } from '../art/drawing.tsx'
import { Craftsman } from '../art/figures.tsx'
import { Sign } from '../art/sign.tsx'
import { missingIn } from '../badges.ts'
import { message } from '../board-message.ts'
import type { ContractView } from '../board-types.ts'
import { type CbCards, type KindOfCard, purseLine } from './card-table.ts'

const craftsman: KindOfCard = (id, { view, printed }) => {
  const recruited = view.recruited.find((each) => each.craftsman === id)
  const active = view.activeColumn.find((each) => each.craftsman === id)
  const owner = recruited?.recruiter ?? active?.owner ?? -1
  const place =
    recruited === undefined ? view.recruited.length + 1 : view.recruited.indexOf(recruited) + 1
  return {
    title: printed.craftsman(id).name,
    picture: <Craftsman id={id} size={40} />,
    labelled: true,
    lines:
      active !== undefined
        ? [message('card.craftsman.active')]
        : recruited !== undefined
          ? [message('card.craftsman.next', { n: place })]
          : [message('card.craftsman.offer', { n: place }), message('card.craftsman.fees')],
    owner: owner >= 0 ? owner : undefined,
    clause: active === undefined ? 'CB-8.4' : 'CB-5.11',
  }
}

const slot: KindOfCard = (id, table) => {
  const { view, printed } = table
  const place = printed.places.findIndex((line) => hasSlot(line, id))
  if (place >= 0) return permanent(place, table)
  const card = view.activeColumn.find(({ slots }) => slots.some((each) => each.id === id))
  if (card === undefined) return null
  const { name, lines } = printed.craftsman(card.craftsman)
  const line = lines.find((each) => hasSlot(each, id))
  const fee = line?.slots.find((each) => each.id === id)?.fee ?? 0
  const own = card.owner >= 0 && card.owner === table.draft.base.seat
  return {
    title: name,
    picture: <Craftsman id={card.craftsman} size={40} />,
    lines: [
      ...(line === undefined ? [] : [line.effect.words]),
      message('card.slot', { coins: message('amount.coin', { n: fee }) }),
      ...purseLine(table),
      ...(own ? [message('card.slot.own')] : []),
    ],
    owner: card.owner >= 0 ? card.owner : undefined,
    clause: own ? 'CB-5.7' : 'CB-5.11',
  }
}

const hasSlot = (line: PrintedLine, id: string): boolean =>
  line.slots.some((each) => each.id === id)

const permanent = (place: number, { printed }: CbCards) => ({
  title: message(place === 0 ? 'board.place.coins' : 'board.place.build'),
  picture: <Sign name={place === 0 ? 'coin' : 'build'} size={34} />,
  lines: [
    ...(printed.places[place] === undefined ? [] : [printed.places[place].effect.words]),
    message('card.place'),
  ],
  clause: 'CB-5.4',
})

const building: KindOfCard = (id, table) => {
  const { name, level } = table.printed.building(id)
  return {
    title: name,
    picture: <House id={id} level={level} />,
    labelled: true,
    lines: [...purseLine(table), message('card.building')],
    clause: 'CB-6.9',
  }
}

const site: KindOfCard = (id, { view, printed }) => {
  const [seat, n] = id.split(' ').map(Number)
  const player = view.players[seat ?? -1]
  if (player === undefined || n === undefined) return null
  const stack = player.sites[n - 1] ?? []
  const top = stack.at(-1)
  const points = stack.reduce((sum, each) => sum + printed.building(each).points, 0)
  const castle = top !== undefined && printed.building(top).level === 3
  return {
    title:
      top === undefined ? message('board.site.empty', { site: n }) : printed.building(top).name,
    picture:
      top === undefined ? (
        <Sign name="build" size={34} />
      ) : (
        <House id={top} level={printed.building(top).level} />
      ),
    labelled: true,
    lines: [
      message('card.site.points', { n: points }),
      message(castle ? 'card.site.castle' : 'card.site.cover'),
    ],
    owner: seat,
    clause: castle ? 'CB-6.14' : 'CB-6.13',
  }
}

const contract: KindOfCard = (id, table) => {
  const found = table.view.contracts.find((each) => each.id === id)
  if (found === undefined) return null
  return {
    title: message('card.contract', { kind: message(`symbol.${found.kind}`) }),
    picture: <Sign name={found.kind} size={34} />,
    labelled: true,
    lines: [...priceOf(table, found), message('card.contract.does')],
    clause: 'CB-7.8',
  }
}

/** What realising a contract costs the reader now: 2 coins to each who was there before — CB-7.8. */
function priceOf({ own, printed, draft }: CbCards, { id, realisers }: ContractView): Message[] {
  if (own === undefined || realisers.includes(draft.base.seat)) return []
  const n = missingIn(printed.contract(id).badges, own.badges).length
  return [
    ...(n > 0 ? [message('card.contract.missing', { n })] : []),
    message('card.contract.price', { n: realisers.length, total: realisers.length * 2 }),
  ]
}

const pair: KindOfCard = (id, { view, printed }) => {
  const found = view.pairs[Number(id) - 1]
  if (found === undefined) return null
  return {
    title: printed.craftsman(found.craftsman).name,
    picture: <Craftsman id={found.craftsman} size={40} />,
    labelled: true,
    lines: [message('card.pair')],
    owner: found.taker >= 0 ? found.taker : undefined,
    clause: 'CB-2.11',
  }
}

const House = ({ id, level }: { readonly id: string; readonly level: number }) => (
  <svg width="44" height="48" viewBox="-6 -22 112 122" aria-hidden="true">
    <HouseAt id={id} level={level} x={50} y={100} size={100} />
  </svg>
)

export const tableCards = { craftsman, slot, building, site, contract, pair }
