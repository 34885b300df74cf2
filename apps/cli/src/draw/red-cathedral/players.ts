import { message } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { paint } from '../../output.ts'
import { say } from '../../say.ts'
import { padded, WIDTH, widthOf } from '../../text.ts'
import { handLines } from './contracts.ts'
import { workOf } from './duchy.ts'
import { ivanLines } from './ivan.ts'
import { ornamentWords, toolLetters } from './pieces.ts'
import { heldLines } from './reinforcements.ts'
import { initial, letters, type PlayerView, sizeOf, tinted, type Words } from './words.ts'

/** Lines for each player: how they stand, what their workshop holds, and their extension. */
export const playerLines = (view: View, sitting: readonly string[], words: Words): string[] =>
  view.players.flatMap((player, seat) => {
    const turn = !view.over && view.active === seat ? '▶' : ' '
    const { ivan } = view
    if (ivan?.seat === seat) {
      const [first = '', ...more] = ivanLines(view, ivan, player, words)
      return [`${turn} ${first}`, ...more]
    }
    return [
      `${turn} ${standingWords(player, sitting[seat] ?? '', words)}`,
      `    ${workshopWords(player, words)}`,
      ...extensionLine(player, words),
      ...heldLines(player, words),
      ...handLines(view, seat, words),
    ]
  })

function standingWords(player: PlayerView, sits: string, words: Words): string {
  const { colour, prestige, position, rubles, inventory, capacity } = player
  const name = words.say(message(`player.${colour}`))
  const who = `${paint.bold(name)}${sits === '' ? '' : ` (${sits})`}`
  const stored = say('rc.goods', { n: sizeOf(inventory), capacity })
  return [
    padded(`${tinted(colour, initial(colour))} ${tinted(colour, who)}`, 20),
    padded(say('rc.prestige', { n: prestige, position }), 21),
    padded(say('rc.rubles', { n: rubles }), 10),
    padded(`${stored} ${paint.bold(letters(inventory))}`, 25),
    say('rc.finished', { n: player.finishedSections }),
  ].join(' ')
}

function workshopWords(player: PlayerView, words: Words): string {
  const { workshop, inventoryBanners, spareBanners, ornaments } = player
  const covered = workshop.filter((space) => space.covered === 'banner').length
  const spaces = workshop.map((space) => padded(workshopSpace(space, words), 6))
  return [
    say('rc.workshop'),
    spaces.join(' '),
    padded(say('rc.banners', { stored: inventoryBanners, spare: spareBanners + covered }), 12),
    ornamentWords(ornaments, words),
  ].join(' ')
}

function workshopSpace(
  { die, cost, tile, faceUp, covered }: PlayerView['workshop'][number],
  words: Words,
): string {
  const letter = tinted(die, initial(die))
  if (covered === 'banner') return `${letter} ⚑`
  if (tile !== null) return faceUp ? `${letter} ▲${paint.bold(words.sign(tile))}` : `${letter} ▼`
  const locked = covered === null ? '' : `+${covered.slice(0, 1)}`
  return `${letter} ${cost}₽${locked}`
}

const EXTENSION = '    '

/** Permits, contractors and what the next one's place gives, tools, and the specialist face up. */
function extensionLine({ extension }: PlayerView, words: Words): string[] {
  if (extension === null) return []
  const { permits, contractors, leftmost, specialist, tools } = extension
  const bonus = leftmost === null ? '' : words.gains(leftmost)
  const line = [
    EXTENSION + padded(say('rc.permits', { n: permits }), 9),
    padded(say('rc.contractors', { n: contractors }) + (bonus === '' ? '' : ` → ${bonus}`), 29),
    padded(tools.length === 0 ? '' : say('rc.tools', { list: toolLetters(tools, words) }), 12),
  ].join(' ')
  const room = WIDTH - widthOf(line) - 2
  return [specialist === null ? line : `${line} ▲${workOf(specialist, room, words)}`]
}
