import type { Message } from '@guildhall/kernel'
import { PlayerToken } from '@guildhall/ui'
import { Banner } from '../art/flags.tsx'
import { Sign } from '../art/sign.tsx'
import { Tile } from '../art/tile.tsx'
import { message } from '../board-message.ts'
import type { PlayerView } from '../board-types.ts'
import { bannersLeft, stepsToNext, stored } from '../players/standing.ts'
import type { KindOfCard, RcCards } from './card-table.ts'

/** A card of something that a seat has; the name goes on with the seat. */
type OfSeat = (
  player: PlayerView,
  table: RcCards,
  seat: number,
) => Omit<ReturnType<KindOfCard> & object, 'owner'>

const ofSeat =
  (write: OfSeat): KindOfCard =>
  (id, table) => {
    const player = table.view.players[Number(id)]
    return player === undefined ? null : { ...write(player, table, Number(id)), owner: Number(id) }
  }

const prestige = ofSeat((player, { printed }) => ({
  title: message('board.prestige', { n: player.prestige }),
  picture: <Sign name="prestige" size={34} />,
  lines: [message('card.prestige', { n: stepsToNext(player, printed) })],
  clause: 'RC-12.23',
}))

const rubles = ofSeat((player) => ({
  title: message('board.rubles', { n: player.rubles }),
  picture: <Sign name="ruble" size={34} />,
  lines: [message('card.rubles')],
  clause: 'RC-5.1',
}))

const banners = ofSeat((player) => ({
  title: message('board.bannersLeft', { n: bannersLeft(player) }),
  picture: <Banner colour={player.colour} size={26} />,
  lines: [message('card.banners')],
  clause: 'RC-6.3',
}))

const store = ofSeat((player) => ({
  title: message('board.inventory'),
  picture: <Sign name="material" size={34} />,
  lines: [
    message('board.stored', { n: stored(player), capacity: player.capacity }),
    message('card.room', { n: Math.max(0, player.capacity - stored(player)) }),
    message('card.store', { n: player.inventoryBanners }),
  ],
  clause: 'RC-9.2',
}))

const ornaments = ofSeat((player) => ({
  title: message('board.ornaments'),
  picture: <Sign name="arch" size={34} />,
  lines: [
    message('card.ornaments', player.ornaments),
    message('card.ornaments.cost'),
    message('card.ornaments.jewels'),
  ],
  clause: 'RC-7.22',
}))

const seat = ofSeat((player, { names, printed }, n) => ({
  title: message('card.name', { name: names[n] ?? '' }),
  picture: <PlayerToken colour={player.colour} size={34} />,
  lines: [
    message('card.seat', {
      prestige: player.prestige,
      rubles: message('amount.ruble', { n: player.rubles }),
      next: stepsToNext(player, printed),
    }),
    message('board.bannersLeft', { n: bannersLeft(player) }),
    message('card.room', { n: Math.max(0, player.capacity - stored(player)) }),
    message('card.seat.sections', { n: player.finishedSections }),
  ],
  clause: 'RC-12.1',
}))

const track: KindOfCard = () => ({
  title: message('board.track'),
  picture: <Sign name="recognition" size={34} />,
  lines: [message('card.track'), message('card.track.loss')],
  labelled: true,
  clause: 'RC-3.1',
})

const workshop: KindOfCard = (id, { view, draft, texts, printed }) => {
  const owner = Math.max(0, draft.base.seat)
  const found = view.players[owner]?.workshop[Number(id)]
  if (found === undefined) return null
  const { tile, faceUp, covered, die } = found
  const words: Message =
    tile !== null && faceUp
      ? texts(tile).name
      : message('card.workshop', { die: message(`die.${die}`) })
  return {
    title: words,
    picture:
      tile !== null && faceUp ? (
        <Tile signs={printed.on(tile)} size={38} />
      ) : (
        <Sign name="activate" size={34} />
      ),
    lines: [
      message(covered === 'banner' ? 'card.workshop.banner' : 'card.workshop.does', {
        die: message(`die.${die}`),
      }),
    ],
    labelled: true,
    owner,
    clause: covered === 'banner' ? 'RC-6.5' : 'RC-8.16',
  }
}

export const playerCards = {
  prestige,
  rubles,
  banners,
  store,
  ornaments,
  seat,
  track,
  pin: track,
  workshop,
}
