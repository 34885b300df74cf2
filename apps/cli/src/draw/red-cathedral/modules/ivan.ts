import { message } from '@guildhall/kernel'
import type { View } from '@guildhall/red-cathedral'
import { t } from '../../../i18n.ts'
import { paint } from '../../../output.ts'
import { padded } from '../../../text.ts'
import { sectionText } from '../base-commands.ts'
import { ornamentText } from '../player-lines.ts'
import {
  type Goods,
  initial,
  LETTERS,
  type PlayerView,
  type PrintedText,
  sizeOf,
  tinted,
} from '../printed-text.ts'
import { defineTerminalModule } from '../terminal-module.ts'
import { isSection, sectionAt } from '../typed-places.ts'
import { contractorsText, toolLetters } from './contractors.ts'

type IvanView = NonNullable<View['ivan']>

/** Ivan: how he stands, his cards with their dice, and what lies at them. */
export const ivan = defineTerminalModule({
  isUsed: ({ players }) => players === 1,
  commands: {
    claimForIvan: {
      clauses: ['IV-5.2', 'IV-5.3', 'IV-5.4', 'IV-5.5', 'IV-2.7'],
      choice: ({ view, command: { section }, label, printed }) =>
        sectionText(view, section, printed.translate(label), printed),
    },
  },
  typed: {
    // The same word for a claim of one's own and for Ivan's.
    claim: ([place = ''], view) =>
      isSection(place) && view.stack.at(-1)?.kind.startsWith('ivan')
        ? { type: 'claimForIvan', section: sectionAt(view, place) }
        : null,
  },
  help: [t('rc.help.ivan'), t('rc.help.ivan2'), t('rc.help.ivan3')],
  automa: {
    name: message('player.ivan'),
    seat: (view) => view.ivan?.seat ?? -1,
    lines: (view, printed) => {
      const player = view.players[view.ivan?.seat ?? -1]
      return view.ivan === null || player === undefined
        ? []
        : ivanLines(view, view.ivan, player, printed)
    },
    lacks: ({ missing }) => `×${sizeOf(missing)}`,
  },
})

const ivanLines = (
  view: View,
  ivan: IvanView,
  player: PlayerView,
  printed: PrintedText,
): string[] => [
  standingText(player, printed),
  `    ${cardText(ivan)}`,
  `    ${padded(heapText('inventory', ivan.inventory), 45)}${heapText('construction', ivan.construction)}`,
  ...duchyText(view, ivan, player, printed),
]

function standingText(player: PlayerView, printed: PrintedText): string {
  const { colour, prestige, position, spareBanners, ornaments, finishedSections } = player
  const name = paint.bold(printed.translate(message('player.ivan')))
  return [
    padded(`${tinted(colour, initial(colour))} ${tinted(colour, name)}`, 20),
    padded(t('rc.prestige', { n: prestige, position }), 21),
    padded(t('rc.ivan.banners', { n: spareBanners }), 10),
    padded(ornamentText(ornaments, printed), 32),
    t('rc.finished', { n: finishedSections }),
  ].join(' ')
}

/** `Claim G · Inventory ▶R`: the die that he would take now is marked. */
const cardText = ({ cards, next }: IvanView): string =>
  cards
    .map(({ name, die }) => {
      const letter = tinted(die, paint.bold(initial(die)))
      return `${name} ${die === next ? '▶' : ''}${letter}`
    })
    .join(' · ')

/** `Inventory: 4W 2B`; a card can hold many pieces. */
function heapText(card: 'inventory' | 'construction', goods: Goods): string {
  const parts = LETTERS.flatMap(([kind, letter]) => {
    const n = goods[kind] ?? 0
    return n === 0 ? [] : [`${n}${letter}`]
  })
  return t(`rc.ivan.${card}`, { goods: parts.length === 0 ? '–' : parts.join(' ') })
}

/** With the Contractors: those he has left, his tools, and where his marker stands. */
function duchyText(
  { duchy }: View,
  { marker }: IvanView,
  { extension }: PlayerView,
  printed: PrintedText,
): string[] {
  if (duchy === null || extension === null) return []
  const city = duchy.cities.find((each) => each.city === marker)?.name ?? '–'
  const { contractors, tools } = extension
  return [
    [
      `    ${padded(contractorsText('rc.contractors', { n: contractors }), 15)}`,
      padded(t('rc.ivan.marker', { city }), 25),
      tools.length === 0 ? '' : contractorsText('rc.tools', { list: toolLetters(tools, printed) }),
    ].join(' '),
  ]
}
