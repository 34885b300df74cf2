import type { View } from '@guildhall/craftsmen-builders'
import { message } from '@guildhall/kernel'
import { t } from '../../i18n.ts'
import { paint } from '../../output.ts'
import { cut, padded } from '../../text.ts'
import { goods, itemsIn, letters, type PlayerView, type PrintedText } from './printed-text.ts'

const NAME = 19
const BADGES = 11
const SITE = 28
const SITE_NAME = 16

/** Two lines for each player: goods and progress, then visible badges and the three sites. */
export const playerLines = (view: View, sitting: readonly string[], text: PrintedText): string[] =>
  view.players.flatMap((player, seat) => [
    `${turnMark(view, seat)} ${standingText(player, seat, sitting[seat] ?? '', text)}`,
    ...siteLine(player, text),
  ])

/** The place in the turn order, and whose turn it is. */
function turnMark({ order, active, over }: View, seat: number): string {
  const place = order.indexOf(seat)
  return `${!over && active === seat ? '▶' : ' '}${place < 0 ? ' ' : place + 1}`
}

function standingText(player: PlayerView, seat: number, sits: string, text: PrintedText): string {
  const { coins, wood, stone, castles, castleUnits, workers, markers } = player
  const { pieces, endTriggers } = text.printed.constants
  const who = cut(`${text.name(seat)}${sits === '' ? '' : ` (${sits})`}`, NAME - 1)
  const has = (['coin', 'wood', 'stone'] as const).map((kind, index) =>
    text.translate(message(`amount.${kind}`, { n: [coins, wood, stone][index] ?? 0 })),
  )
  const chosen = castleUnits > 0 ? [{ of: '@resource', n: castleUnits }] : []
  const income = [...itemsIn(player.income), ...chosen]
  const realised = pieces.markers - markers
  return [
    padded(text.tinted(seat, paint.bold(who)), NAME),
    padded(has.join(' '), 24),
    padded(income.length > 0 ? `+${goods(income)}` : '', 10),
    t('cb.workers', { n: workers }),
    t('cb.castles', { n: castles, most: endTriggers.castles }),
    t('cb.realised', { n: realised, most: endTriggers.contracts }),
    t('cb.points', { n: player.points }),
  ].join(' ')
}

/** Nothing before the board is drafted. */
function siteLine({ board, sites, badges }: PlayerView, text: PrintedText): string[] {
  const printed = text.printed.boards.find(({ id }) => id === board)
  if (printed === undefined) return []
  const shown = sites
    .map((stack, index) => {
      const top = stack.at(-1)
      const bare = goods(printed.sites[index]?.income ?? [])
      const what = top === undefined ? t('cb.bare', { income: bare }) : topText(top, stack, text)
      return padded(`${index + 1} ${what}`, SITE)
    })
    .join('')
  return [`    ${padded(paint.bold(letters(badges)), BADGES)}${shown}`]
}

/** The building on top, its badges, and how many lie below it. */
function topText(id: string, stack: readonly string[], text: PrintedText): string {
  const { name, castle, badges } = text.building(id)
  const below = stack.length - 1
  return [
    cut(castle ? t('cb.castle', { name }) : name, SITE_NAME),
    ...(badges.length > 0 ? [paint.bold(letters(badges))] : []),
    ...(below > 0 ? [t('cb.below', { n: below })] : []),
  ].join(' ')
}
