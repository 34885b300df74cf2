import type { Message } from '@guildhall/kernel'
import { PlayerToken } from '@guildhall/ui'
import { Worker } from '../art/figures.tsx'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'
import { KINDS, type PlayerView } from '../board-types.ts'
import { goodsWords } from '../table/goods.tsx'
import { badgeWords } from '../table/labels.ts'
import type { CbCards, KindOfCard } from './card-table.ts'

type OfSeat = (player: PlayerView, table: CbCards) => Omit<ReturnType<KindOfCard> & object, 'owner'>

/** A card of something that a seat has; its name goes on with the seat. */
const ofSeat =
  (write: OfSeat): KindOfCard =>
  (id, table) => {
    const player = table.view.players[Number(id)]
    return player === undefined ? null : { ...write(player, table), owner: Number(id) }
  }

const sign = (name: string) => <Sign name={name} size={34} />

const points = ofSeat((player) => ({
  title: message('board.points', { n: player.points }),
  picture: sign('points'),
  lines: [message('card.points'), message('card.points.goods')],
  clause: 'CB-11.2',
}))

const purse = ofSeat(({ coins, wood, stone }) => {
  const held = { coin: coins, wood, stone }
  return {
    title: message('card.purse'),
    picture: sign('coin'),
    lines: [
      message('card.list', {
        what: KINDS.map((kind) => message(`amount.${kind}`, { n: held[kind] })),
      }),
      message('card.purse.end', {
        coins: Math.floor(coins / 5),
        goods: Math.floor((wood + stone) / 2),
      }),
    ],
    clause: 'CB-11.4',
  }
})

const income = ofSeat((player) => ({
  title: message('board.income'),
  picture: sign('income'),
  lines: [message('card.list', { what: goodsWords(player.income) }), message('card.income')],
  clause: 'CB-4.2',
}))

const workers = ofSeat((player) => ({
  title: message('board.workersLeft', { n: player.workers }),
  picture: <Worker colour={player.colour} size={34} />,
  lines: [message('board.recruitersLeft', { n: player.recruiters }), message('card.workers')],
  clause: 'CB-3.6',
}))

const ending = (
  title: (player: PlayerView, table: CbCards) => Message,
  clause: string,
): KindOfCard =>
  ofSeat((player, table) => ({
    title: title(player, table),
    picture: sign('points'),
    lines: [
      message('card.ending', {
        castles: table.printed.endCastles,
        contracts: table.printed.endContracts,
      }),
    ],
    clause,
  }))

const castles = ending(
  ({ castles: n }, { printed }) => message('board.castles', { n, all: printed.endCastles }),
  'CB-10.1',
)

const contracts = ending(
  ({ markers }, { printed: { endContracts: all } }) =>
    message('board.realised', { n: all - markers, all }),
  'CB-10.1',
)

const badges = ofSeat((player) => ({
  title: message('card.badges'),
  picture: sign(player.badges[0] ?? 'bread'),
  lines: [message('card.list', { what: badgeWords(player.badges) }), message('card.badges.does')],
  clause: 'CB-7.4',
}))

const seat = ofSeat((player, { names, view }) => ({
  title: message('board.name', { name: names[view.players.indexOf(player)] ?? '' }),
  picture: <PlayerToken colour={player.colour} size={34} />,
  lines: [
    message('board.points', { n: player.points }),
    message('card.list', {
      what: [
        message('amount.coin', { n: player.coins }),
        message('amount.wood', { n: player.wood }),
        message('amount.stone', { n: player.stone }),
      ],
    }),
    message('board.workersLeft', { n: player.workers }),
  ],
  clause: 'CB-1.5',
}))

const gains: KindOfCard = (id, { printed }) => {
  const [level = 1, position = 1] = id.split(' ').map(Number)
  const { builder, others } = printed.gains(level, position)
  return {
    title: message('card.gains'),
    picture: sign('build'),
    lines: [
      message('card.gains.does', { builder: goodsWords(builder), others: goodsWords(others) }),
      message('card.gains.stay'),
    ],
    clause: 'CB-6.16',
  }
}

const deck: KindOfCard = (id, { view }) => ({
  title: message('board.deck', {
    n: view.market.find(({ level }) => level === Number(id))?.deck ?? 0,
  }),
  picture: sign('deck'),
  lines: [message('card.deck')],
  clause: 'CB-6.20',
})

const round: KindOfCard = (_, { view, printed }) => ({
  title: message('board.round', { round: view.round, lap: view.lap, laps: printed.laps }),
  picture: sign('income'),
  lines: [message('card.round'), message('card.round.order')],
  clause: 'CB-3.6',
})

export const playerCards = {
  points,
  purse,
  income,
  workers,
  castles,
  contracts,
  badges,
  seat,
  gains,
  deck,
  round,
}
