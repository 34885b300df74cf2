import { spaceNumber } from '@guildhall/red-cathedral/constants'
import { DieFace } from '@guildhall/ui'
import { Sign } from '../art/sign.tsx'
import { signNames, Tile } from '../art/tile.tsx'
import { message } from '../board-message.ts'
import type { Die } from '../board-types.ts'
import { SEASONS } from '../market/ring.ts'
import { type KindOfCard, type RcCards, yieldLines } from './card-table.ts'

/** As many dice as a space holds with the one that comes — RC-8.4. */
const ROOM = 2

const die: KindOfCard = (id, table) => {
  const { market } = table.view
  const from = market.findIndex(({ dice }) => dice.some((each) => each.die === id))
  const found = market[from]?.dice.find((each) => each.die === id)
  if (found === undefined) return null
  const { value } = found
  const to = (from + value) % market.length
  return {
    title: message('board.dieShows', { die: message(`die.${found.die}`), value }),
    picture: <DieFace colour={found.die} value={value} size={34} />,
    lines: [
      message('card.die', { n: value, space: spaceNumber(to) }),
      ...landing(table, found.die, to),
      ...(goesFurther(table, found.die) ? [message('card.die.further')] : []),
      message('card.die.rolls'),
    ],
    clause: 'RC-8.3',
  }
}

/** What a die would bring where it comes to, or that there is no room for it. */
function landing(table: RcCards, moved: Die, to: number) {
  const space = table.view.market[to]
  const others = space?.dice.filter((each) => each.die !== moved).length ?? 0
  if (others > ROOM) return [message('card.die.full', { space: spaceNumber(to) })]
  return yieldLines(table, space?.tile ?? '', others + 1)
}

/** White, the own colour and black — RC-8.2, CT-4.2. */
const goesFurther = ({ own }: RcCards, moved: Die): boolean =>
  moved === 'white' || moved === 'black' || moved === own?.colour

const space: KindOfCard = (id, table) => {
  const n = Number(id)
  const found = table.view.market[n]
  if (found === undefined) return null
  const { tile, dice } = found
  const [gain] = table.printed.on(tile).effects[0]?.gain ?? []
  const season = SEASONS[n >> 1] ?? 'spring'
  return {
    title: message('card.space', {
      space: spaceNumber(n),
      season: message(`board.season.${season}`),
    }),
    picture: <Sign name={(gain && signNames(gain)[0]) ?? 'space'} size={34} />,
    lines: [
      message('card.space.does'),
      dice.length > ROOM ? message('card.space.full') : message('card.space.next'),
      ...(dice.length > ROOM ? [] : yieldLines(table, tile, dice.length + 1)),
    ],
    clause: 'RC-8.11',
  }
}

const card: KindOfCard = (id, { printed, texts }) => {
  const { guild } = printed.on(id)
  const { name, effects } = texts(id)
  return {
    title: name,
    picture: <Sign name={guild ?? 'space'} size={34} />,
    lines: [...effects, message('card.card')],
    clause: 'RC-8.12',
  }
}

/** An action is named after its card, with a letter. */
const action: KindOfCard = (id, { printed, texts }) => {
  const whole = id.slice(0, -1)
  const { guild, effects } = printed.on(whole)
  const at = effects.findIndex((each) => each.id === id)
  const { name, effects: words } = texts(whole)
  return {
    title: name,
    picture: <Sign name={guild ?? 'space'} size={34} />,
    lines: [words[at] ?? message('amount.nothing'), message('card.card')],
    clause: effects[at]?.limit === 'repeat' ? 'RC-8.13' : 'RC-8.12',
  }
}

const season: KindOfCard = (id, { view }) => {
  const found = SEASONS.find((each) => each === id)
  if (found === undefined) return null
  const first = SEASONS.indexOf(found) * 2
  return {
    title: message(`board.season.${found}`),
    lines: [
      message('card.season', {
        first: spaceNumber(first),
        second: spaceNumber((first + 1) % view.market.length),
      }),
    ],
    clause: 'RC-8.12',
  }
}

/** A tile of a workshop, wherever it lies. */
const tile: KindOfCard = (id, { printed, texts }) => {
  const { name, effects } = texts(id)
  return {
    title: name,
    picture: <Tile signs={printed.on(id)} size={38} />,
    lines: [...effects, message('card.tile')],
    clause: 'RC-8.16',
  }
}

export const marketCards = { die, space, card, action, season, tile }
