import type { Message } from '@guildhall/kernel'
import { DieFace } from '@guildhall/ui'
import { Sign } from '../art/sign.tsx'
import { Tile } from '../art/tile.tsx'
import { dynamicMessage, message, type PlainBoardKey } from '../board-message.ts'
import { Contractor } from '../modules/contractors/art/figures.tsx'
import { cityName, spaceWords } from '../modules/contractors/duchy-labels.ts'
import { bannersIn, priceOf, SPACES } from '../modules/contractors/duchy-places.ts'
import type { KindOfCard, RcCards } from './card-table.ts'

const sign = (name: string) => <Sign name={name} size={34} />

/** A card whose piece says itself what it is: a title, what it is for, and the clause. */
const plain =
  (
    title: Message | PlainBoardKey,
    picture: string,
    does: PlainBoardKey,
    clause: string,
  ): KindOfCard =>
  () => ({
    title: typeof title === 'string' ? message(title) : title,
    picture: sign(picture),
    lines: [message(does)],
    labelled: true,
    clause,
  })

const city: KindOfCard = (id, { view }) => {
  const found = view.duchy?.cities.find((each) => each.city === id)
  if (found === undefined) return null
  const open = !found.closed && found.tower >= 0
  return {
    title: cityName(found),
    picture: sign('useSpecialist'),
    labelled: true,
    lines: open
      ? [
          message('card.city.price', { n: priceOf(found) }),
          message('card.city'),
          ...worthOf(view, found),
        ]
      : [message('card.city.closed')],
    clause: open ? 'CT-5.1' : 'CT-8.2',
  }
}

/** What the contractors there bring when the tower is finished — CT-8.3. */
function worthOf(view: RcCards['view'], found: Parameters<typeof bannersIn>[1]): Message[] {
  return found.contractors.flatMap((n, seat) => {
    const banners = bannersIn(view, found, seat)
    const who = message(`player.${view.players[seat]?.colour ?? 'red'}`)
    return n === 0 ? [] : [message('card.city.worth', { who, n, banners, total: n * banners })]
  })
}

const specialist: KindOfCard = (id, table) => {
  const { view, texts } = table
  const space = SPACES.find((each) => each === id)
  if (view.duchy === null || space === undefined) return null
  const who = view.duchy.specialists[SPACES.indexOf(space)] ?? null
  return {
    title: who === null ? spaceWords(table, space, null) : texts(who).name,
    picture: sign('useSpecialist'),
    labelled: true,
    lines: [message('card.specialist')],
    clause: 'CT-5.9',
  }
}

/** Something of the extension of a seat. */
const ofExtension =
  (
    write: (
      player: RcCards['view']['players'][number],
    ) => Omit<ReturnType<KindOfCard> & object, 'owner'>,
  ): KindOfCard =>
  (id, { view }) => {
    const player = view.players[Number(id)]
    return player?.extension ? { ...write(player), owner: Number(id) } : null
  }

const held = ofExtension(() => ({
  title: message('card.held'),
  picture: sign('useSpecialist'),
  labelled: true,
  lines: [message('card.held.does')],
  clause: 'CT-4.4',
}))

const permits = ofExtension(({ extension }) => ({
  title: message('amount.permit', { n: extension?.permits ?? 0 }),
  picture: sign('permit'),
  lines: [message('card.permits'), message('card.permits.buy')],
  clause: 'CT-3.6',
}))

const contractors = ofExtension(({ extension, colour }) => ({
  title: message('board.contractors', { n: extension?.contractors ?? 0 }),
  picture: <Contractor colour={colour} size={34} />,
  lines: [message('card.contractors')],
  labelled: true,
  clause: 'CT-5.6',
}))

const tools = ofExtension(() => ({
  title: message('card.tools'),
  picture: sign('activate'),
  labelled: true,
  lines: [message('card.tools.groups')],
  clause: 'CT-9.2',
}))

const guild: KindOfCard = (id) => ({
  title: message('card.guild'),
  picture: sign(id),
  labelled: true,
  lines: [message('card.guild.does')],
  clause: 'GU-ALL-1',
})

const reinforcement: KindOfCard = (id, { printed, texts }) => ({
  title: texts(id).name,
  picture: <Tile signs={printed.on(id)} size={38} />,
  lines: [...texts(id).effects, message('card.reinforcement')],
  clause: 'GU-BRICKMAKERS-9',
})

const lent: KindOfCard = (id, { view, printed, texts }) => {
  const [seat = '', space = ''] = id.split(' ')
  const tile = view.players[Number(seat)]?.workshop[Number(space)]?.tile
  if (tile === null || tile === undefined) return null
  return {
    title: texts(tile).name,
    picture: <Tile signs={printed.on(tile)} size={38} />,
    lines: [...texts(tile).effects, message('card.lent')],
    owner: Number(seat),
    clause: 'GU-ARTISANS-4',
  }
}

const contract: KindOfCard = (id, { texts }) => ({
  title: texts(id).name,
  picture: sign('contracts'),
  labelled: true,
  lines: [message('card.contract')],
  clause: 'GU-CONTRACT-16',
})

/** One of Ivan's cards, with the value of its die. */
const solo: KindOfCard = (id, { view }) => {
  const found = view.ivan?.cards.find(({ card }) => card === id)
  if (found === undefined || view.ivan === null) return null
  const lying = view.market.flatMap(({ dice }) => dice).find((each) => each.die === found.die)
  return {
    title: message('component.tile', { name: found.name }),
    picture: <DieFace colour={found.die} value={lying?.value ?? 0} size={34} />,
    lines: [dynamicMessage(`ivan.${id}`), message('card.solo')],
    owner: view.ivan.seat,
    clause: SOLO_CLAUSES[id] ?? 'IV-4.4',
  }
}

const SOLO_CLAUSES: Readonly<Record<string, string>> = {
  'solo-claim': 'IV-5.1',
  'solo-inventory': 'IV-6.2',
  'solo-transport': 'IV-6.5',
  'solo-construction': 'IV-6.7',
  'solo-recognition': 'IV-6.1',
  'solo-hire': 'IV-9.8',
}

export const moduleCards = {
  city,
  waiting: specialist,
  held,
  permits,
  contractors,
  tools,
  guild,
  reinforcement,
  lent,
  contract,
  solo,
  bonus: plain('board.extension', 'permit', 'card.bonus', 'CT-5.6'),
  duchy: plain('board.duchy', 'permit', 'card.duchy', 'CT-5.13'),
  deck: plain('card.deck', 'contracts', 'card.deck.does', 'GU-ALL-1'),
  diamond: plain('card.diamond', 'diamond', 'card.diamond.does', 'GU-JEWELERS-3'),
  blueprint: plain('guilds.drawn', 'advance', 'card.blueprint', 'GU-MASTERBUILDERS-6'),
  foreman: plain('card.foreman', 'deliver', 'card.foreman.does', 'GU-FOREMEN-4'),
}
