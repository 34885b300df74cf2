import type { View } from '@guildhall/red-cathedral'
import { t } from '../../../i18n.ts'
import { WIDTH, wrapped } from '../../../text.ts'
import type { PrintedText } from '../printed-text.ts'
import { defineTerminalModule } from '../terminal-module.ts'

/** The Archivists: contracts. What the viewer may not know is only counted. */
export const archivists = defineTerminalModule({
  isUsed: ({ options }) => options['fourthGuild'] === 'guild-archivists',
  commands: {
    keepContract: {
      clauses: ['GU-ARCHIVISTS-4', 'GU-ARCHIVISTS-5', 'GU-ARCHIVISTS-6', 'GU-ARCHIVISTS-8'],
      // A swap by the names of the cards: what they give stands above.
      choice: ({ command: { contract, back }, printed }) =>
        contract === null || back === null
          ? null
          : t('rc.choice.swap', { contract: printed.name(contract), back: printed.name(back) }),
    },
  },
  typed: {
    contract: (typed, view, printed) => contractNamed(view, typed.join(' ').toLowerCase(), printed),
  },
  help: [t('rc.help.contracts'), t('rc.help.contracts2')],
  // The deck with what lies under it, and the cards that are being chosen from.
  belowSupply({ archive }, printed) {
    if (archive === null) return []
    const under = archive.under.map(({ contract }) => contract)
    const deck =
      under.length === 0
        ? t('rc.contracts', { n: archive.pile })
        : t('rc.contracts.under', { n: archive.pile, list: listed(under, printed) })
    return [...wrapped(deck, WIDTH, '  '), ...cardLines('drawn', archive.drawn, printed)]
  },
  // The hand of a seat: the cards for who may see them, their number for the others.
  belowPlayer: ({ archive }, seat, printed) =>
    cardLines('held', archive?.held[seat] ?? [], printed).map((line) => `    ${line}`),
})

type Seen = NonNullable<View['archive']>['drawn']

/** `contract Tithe: 2 prestige for returning 4 rubles`, or `2 contracts`. */
function cardLines(where: 'drawn' | 'held', cards: Seen, printed: PrintedText): string[] {
  const known = cards.flatMap((id) => id ?? [])
  const hidden = cards.length - known.length
  const title = t(`rc.contracts.${where}`)
  return [
    ...known.map((id) => `${title} ${printed.work(id, WIDTH - title.length - 5)}`),
    ...(hidden === 0 ? [] : [t(`rc.contracts.${where}.hidden`, { n: hidden })]),
  ]
}

/** Names of what is known, in order; the others are counted where they lie. */
function listed(cards: Seen, printed: PrintedText): string {
  const parts: string[] = []
  let hidden = 0
  const count = () => {
    if (hidden > 0) parts.push(t('rc.contracts.unknown', { n: hidden }))
    hidden = 0
  }
  for (const id of cards) {
    if (id === null) hidden += 1
    else {
      count()
      parts.push(printed.name(id))
    }
  }
  count()
  return parts.join(', ')
}

/** The command that typed names mean: `busy workshop`, `busy workshop, tithe` or `none`. */
function contractNamed({ archive, active }: View, typed: string, printed: PrintedText): object {
  const [keeps = '', gives] = typed.split(',').map((name) => name.trim())
  const named = (name: string, cards: Seen) =>
    cards.find((id) => id !== null && (id === name || printed.name(id).toLowerCase() === name)) ??
    name
  if (keeps === 'none') return { type: 'keepContract', contract: null, back: null }
  return {
    type: 'keepContract',
    contract: named(keeps, archive?.drawn ?? []),
    back: gives === undefined ? null : named(gives, archive?.held[active] ?? []),
  }
}
