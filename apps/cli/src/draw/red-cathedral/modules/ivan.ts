import { message } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { paint } from '../../output.ts'
import { say } from '../../say.ts'
import { padded } from '../../text.ts'
import { ornamentWords, toolLetters } from './pieces.ts'
import { type Goods, initial, LETTERS, type PlayerView, tinted, type Words } from './words.ts'

type IvanView = NonNullable<View['ivan']>

/** Ivan: how he stands, his cards with their dice, and what lies at them. */
export const ivanLines = (
  view: View,
  ivan: IvanView,
  player: PlayerView,
  words: Words,
): string[] => [
  standingWords(player, words),
  `    ${cardWords(ivan)}`,
  `    ${padded(heapWords('inventory', ivan.inventory), 45)}${heapWords('construction', ivan.construction)}`,
  ...duchyWords(view, ivan, player, words),
]

function standingWords(player: PlayerView, words: Words): string {
  const { colour, prestige, position, spareBanners, ornaments, finishedSections } = player
  const name = paint.bold(words.say(message('player.ivan')))
  return [
    padded(`${tinted(colour, initial(colour))} ${tinted(colour, name)}`, 20),
    padded(say('rc.prestige', { n: prestige, position }), 21),
    padded(say('rc.ivan.banners', { n: spareBanners }), 10),
    padded(ornamentWords(ornaments, words), 32),
    say('rc.finished', { n: finishedSections }),
  ].join(' ')
}

/** `Claim G · Inventory ▶R`: the die that he would take now is marked. */
const cardWords = ({ cards, next }: IvanView): string =>
  cards
    .map(({ name, die }) => {
      const letter = tinted(die, paint.bold(initial(die)))
      return `${name} ${die === next ? '▶' : ''}${letter}`
    })
    .join(' · ')

/** `Inventory: 4W 2B`; a card can hold many pieces. */
function heapWords(card: 'inventory' | 'construction', goods: Goods): string {
  const parts = LETTERS.flatMap(([kind, letter]) => {
    const n = goods[kind] ?? 0
    return n === 0 ? [] : [`${n}${letter}`]
  })
  return say(`rc.ivan.${card}`, { goods: parts.length === 0 ? '–' : parts.join(' ') })
}

/** With the Contractors: those he has left, his tools, and where his marker stands. */
function duchyWords(
  { duchy }: View,
  { marker }: IvanView,
  { extension }: PlayerView,
  words: Words,
): string[] {
  if (duchy === null || extension === null) return []
  const city = duchy.cities.find((each) => each.city === marker)?.name ?? '–'
  const { contractors, tools } = extension
  return [
    [
      `    ${padded(say('rc.contractors', { n: contractors }), 15)}`,
      padded(say('rc.ivan.marker', { city }), 25),
      tools.length === 0 ? '' : say('rc.tools', { list: toolLetters(tools, words) }),
    ].join(' '),
  ]
}
