import { item, type Outcome, type SeatOutcome } from '@guildhall/kernel'
import type { TableRenderer } from './draw/table-renderer.ts'
import type { Table } from './game-table.ts'
import { t } from './i18n.ts'
import { paint } from './output.ts'
import { tabled } from './text.ts'

/** The end of a game: the ranking with its reason, and the points by their source. */
export function account(table: Table, state: unknown, outcome: Outcome): string[] {
  const { game, renderer } = table
  const reason = renderer.reason(game.view(state, 'spectator'), outcome)
  return [
    paint.bold(t('account.ranking')),
    ...ranked(outcome).map(({ seat, rank, total }) =>
      t('account.place', { rank, name: renderer.tinted(seat, renderer.name(seat)), n: total }),
    ),
    reason,
    '',
    paint.bold(t('account.sources')),
    ...tabled(sources(table, outcome)),
  ].filter((line, index, all) => line !== '' || all[index - 1] !== '')
}

/** Who won, in a few words. */
export function winners({ seats }: Outcome, renderer: TableRenderer): string {
  const names = seats.filter(({ rank }) => rank === 1).map(({ seat }) => renderer.name(seat))
  const [best] = seats.filter(({ rank }) => rank === 1)
  return t('account.winners', {
    n: names.length,
    names: names.join(', '),
    total: best?.total ?? 0,
  })
}

const ranked = ({ seats }: Outcome): SeatOutcome[] => seats.slice().sort((a, b) => a.rank - b.rank)

function sources({ renderer, translate }: Table, { seats }: Outcome): string[][] {
  const labels = [...new Set(seats.flatMap(({ lines }) => lines.map(({ label }) => label)))]
  const named = (label: string): string => {
    const name = renderer.scoreLabel(label)
    return typeof name === 'string' ? name : translate(name)
  }
  const points =
    (label: string) =>
    ({ lines }: SeatOutcome) =>
      String(
        lines.filter((line) => line.label === label).reduce((sum, line) => sum + line.points, 0),
      )
  return [
    ['', ...seats.map(({ seat }) => renderer.name(seat))],
    ...labels.map((label) => [named(label), ...seats.map(points(label))]),
    [t('account.total'), ...seats.map((_, seat) => String(item(seats, seat).total))],
  ]
}
