import { message } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { t } from '../../i18n.ts'
import { paint } from '../../output.ts'
import { padded } from '../../text.ts'
import {
  initial,
  letters,
  type PlayerView,
  type PrintedText,
  sizeOf,
  tinted,
} from './printed-text.ts'
import type { TerminalModule } from './terminal-module.ts'

/** Lines for each player: how they stand, what their workshop holds, and what modules add. */
export const playerLines = (
  view: View,
  sitting: readonly string[],
  printed: PrintedText,
  modules: readonly TerminalModule[],
): string[] =>
  view.players.flatMap((player, seat) => {
    const turn = !view.over && view.active === seat ? '▶' : ' '
    const automa = modules.find((module) => module.automa?.seat(view) === seat)?.automa
    if (automa !== undefined) {
      const [first = '', ...more] = automa.lines(view, printed)
      return [`${turn} ${first}`, ...more]
    }
    return [
      `${turn} ${standingText(player, sitting[seat] ?? '', printed)}`,
      `    ${workshopText(player, printed)}`,
      ...modules.flatMap(({ belowPlayer }) => belowPlayer?.(view, seat, printed) ?? []),
    ]
  })

function standingText(player: PlayerView, sits: string, printed: PrintedText): string {
  const { colour, prestige, position, rubles, inventory, capacity } = player
  const name = printed.translate(message(`player.${colour}`))
  const who = `${paint.bold(name)}${sits === '' ? '' : ` (${sits})`}`
  const stored = t('rc.goods', { n: sizeOf(inventory), capacity })
  return [
    padded(`${tinted(colour, initial(colour))} ${tinted(colour, who)}`, 20),
    padded(t('rc.prestige', { n: prestige, position }), 21),
    padded(t('rc.rubles', { n: rubles }), 10),
    padded(`${stored} ${paint.bold(letters(inventory))}`, 25),
    t('rc.finished', { n: player.finishedSections }),
  ].join(' ')
}

function workshopText(player: PlayerView, printed: PrintedText): string {
  const { workshop, inventoryBanners, spareBanners, ornaments } = player
  const covered = workshop.filter((space) => space.covered === 'banner').length
  const spaces = workshop.map((space) => padded(workshopSpace(space, printed), 6))
  return [
    t('rc.workshop'),
    spaces.join(' '),
    padded(t('rc.banners', { stored: inventoryBanners, spare: spareBanners + covered }), 12),
    ornamentText(ornaments, printed),
  ].join(' ')
}

function workshopSpace(
  { die, cost, tile, faceUp, covered }: PlayerView['workshop'][number],
  printed: PrintedText,
): string {
  const letter = tinted(die, initial(die))
  if (covered === 'banner') return `${letter} ⚑`
  if (tile !== null) return faceUp ? `${letter} ▲${paint.bold(printed.sign(tile))}` : `${letter} ▼`
  const locked = covered === null ? '' : `+${covered.slice(0, 1)}`
  return `${letter} ${cost}₽${locked}`
}

/** The ornaments still to be built. */
export function ornamentText(ornaments: PlayerView['ornaments'], printed: PrintedText): string {
  const left = Object.entries(ornaments)
    .flatMap(([name, n]) =>
      Array.from({ length: n }, () => printed.translate(message(`ornament.${name}`))),
    )
    .join(' ')
  return left === '' ? '' : t('rc.ornaments', { list: left })
}
