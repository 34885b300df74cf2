import type { PrintedLine } from '@guildhall/craftsmen-builders'
import type { Message } from '@guildhall/kernel'
import { missingIn } from '../badges.ts'
import { message } from '../board-message.ts'
import type { Badge, PartProps } from '../board-types.ts'
import { goodsWords } from './goods.tsx'

/** What things are called, and all about them for those who hear it. */

export const nameOf = ({ printed, say }: PartProps, craftsman: string): string =>
  say(printed.craftsman(craftsman).name)

/** A craftsman with what his lines do. */
export const craftsmanLabel = ({ printed }: PartProps, id: string): Message => {
  const { name, lines } = printed.craftsman(id)
  return message('board.craftsman', {
    name,
    lines: lines.map(({ slots, effect }) =>
      message('board.line', {
        fees: slots.map(({ fee }) => String(fee)).join(', '),
        effect: effect.words,
      }),
    ),
  })
}

export function slotLabel(
  { printed, say, names }: PartProps,
  card: string,
  { effect }: PrintedLine,
  { fee, worker }: { readonly fee: number; readonly worker: number },
): string {
  const params = { name: printed.craftsman(card).name, fee, effect: effect.words }
  return worker < 0
    ? say(message('board.slot', params))
    : say(message('board.slot.taken', { ...params, who: names[worker] ?? '' }))
}

export const badgeWords = (badges: readonly Badge[]): Message[] =>
  badges.length === 0
    ? [message('amount.nothing')]
    : badges.map((badge) => message(`symbol.${badge}`))

/** A building of the market, with the gains of its place. */
export function buildingLabel(
  { printed, say }: PartProps,
  id: string,
  level: number,
  position: number,
): string {
  const { name, cost, income, residual, badges, points } = printed.building(id)
  const { builder, others } = printed.gains(level, position)
  return say(
    message('board.building', {
      name,
      level,
      cost: goodsWords(cost),
      income: goodsWords(income),
      residual: goodsWords(residual),
      badges: badgeWords(badges),
      points,
      builder: goodsWords(builder),
      others: goodsWords(others),
    }),
  )
}

/** A site of a street: what stands there from top to bottom, and what it yields. */
export function siteLabel({ printed, say, draft }: PartProps, seat: number, site: number): string {
  const player = draft.now.view.players[seat]
  const stack = player?.sites[site - 1] ?? []
  const top = stack.at(-1)
  if (top === undefined) {
    const coins =
      player?.board === null || player === undefined
        ? {}
        : printed.board(player.board).sites[site - 1]
    return say(message('board.site.bare', { site, coins: goodsWords(coins ?? {}) }))
  }
  const { name, income, badges } = printed.building(top)
  const covered = stack.slice(0, -1).map((id) => printed.building(id).name)
  const params = { site, name, income: goodsWords(income), badges: badgeWords(badges) }
  return covered.length === 0
    ? say(message('board.site', params))
    : say(message('board.site.covers', { ...params, covered }))
}

/** A contract, who realised it, and what the reader still lacks. */
export function contractLabel(
  { printed, say, names, draft }: PartProps,
  id: string,
  realisers: readonly number[],
): string {
  const { badges, power } = printed.contract(id)
  const mine = draft.now.view.players[draft.base.seat]?.badges ?? []
  const missing = missingIn(badges, mine)
  return say(
    message(missing.length === 0 ? 'board.contract.ready' : 'board.contract', {
      badges: badgeWords(badges),
      power: power.words,
      missing: badgeWords(missing),
      realisers:
        realisers.length === 0
          ? message('board.nobody')
          : realisers.map((seat) => message('board.name', { name: names[seat] ?? '' })),
    }),
  )
}
