import type { Message } from '@guildhall/kernel'
import { finalAccount, type View } from '@guildhall/red-cathedral'
import { Banner } from '../art/flags.tsx'
import { Sign } from '../art/sign.tsx'
import { Tile } from '../art/tile.tsx'
import { message } from '../board-message.ts'
import type { SectionView } from '../board-types.ts'
import { sectionName } from '../table/labels.ts'
import type { KindOfCard, RcCards } from './card-table.ts'

const ORNAMENTS = { base: 'door', middle: 'arch', dome: 'cross' } as const

const section: KindOfCard = (id, table) => {
  const { view } = table
  const found = view.towers.flat().find((each) => each.section === Number(id))
  if (found === undefined) return null
  const { owner, finished, section: n } = found
  const [clause, lines] = finished
    ? (['RC-7.19', decorating(table, found)] as const)
    : owner >= 0
      ? (['RC-7.4', building(table, found)] as const)
      : (['RC-6.2', claiming(table, found)] as const)
  return {
    title: sectionName(view, n),
    picture: pictureOf(table, found),
    labelled: true,
    lines,
    clause,
    owner: owner >= 0 ? owner : undefined,
  }
}

function pictureOf({ view, printed }: RcCards, { owner, tile, finished, type }: SectionView) {
  const colour = view.players[owner]?.colour
  if (finished) return <Sign name={ORNAMENTS[type]} size={34} />
  if (colour !== undefined) return <Banner colour={colour} size={30} />
  return tile === null ? null : <Tile signs={printed.on(tile)} size={38} />
}

function claiming({ view, texts }: RcCards, { section: n, tile }: SectionView): Message[] {
  const below = belowOf(view, n)
  const open = below === undefined || below.owner >= 0
  const claim = message(open ? 'card.section.claim' : 'card.section.below')
  if (tile === null) return [claim]
  const { name, effects } = texts(tile)
  return [claim, message('card.section.tile', { tile: name, effect: effects })]
}

function building({ view }: RcCards, { section: n }: SectionView): Message[] {
  const tower = view.towers.find((each) => each.some((part) => part.section === n)) ?? []
  const level = tower.findIndex((part) => part.section === n)
  const owner = tower[level]?.owner
  const above = tower.slice(level + 1).filter((part) => part.finished && part.owner !== owner)
  const { length } = above
  return [
    message('card.section.deliver'),
    length === 0 ? message('card.section.penalty') : message('card.section.behind', { n: length }),
  ]
}

function decorating({ names, view }: RcCards, { type, ornament }: SectionView): Message[] {
  const what = message(`ornament.${ORNAMENTS[type]}`)
  return view.players[ornament] === undefined
    ? [message('card.section.decorate', { what }), message('card.section.worth')]
    : [message('card.section.decorated', { who: names[ornament] ?? '', what })]
}

function belowOf(view: View, n: number): SectionView | undefined {
  const tower = view.towers.find((each) => each.some((part) => part.section === n)) ?? []
  return tower[tower.findIndex((part) => part.section === n) - 1]
}

/** What a tower would give if the game ended now, worked out by the rules. */
const tower: KindOfCard = (id, { view, draft }) => {
  const account = finalAccount(draft.table, view)
  const words = account.ok ? account.value.towers[Number(id)] : undefined
  if (words === undefined) return null
  return {
    title: message('score.tower', { tower: Number(id) + 1 }),
    picture: <Sign name="prestige" size={34} />,
    lines: [message('card.tower'), ...words.lines.map((line) => line.words)],
    clause: 'RC-12.14',
  }
}

export const cathedralCards = { section, banner: section, tower }
