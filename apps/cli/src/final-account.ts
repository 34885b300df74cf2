import { item, type Outcome, type SeatOutcome } from '@guildhall/kernel'
import type { TableFace } from './draw/face.ts'
import type { Table } from './game-table.ts'
import { paint } from './output.ts'
import { say } from './say.ts'
import { tabled } from './text.ts'

/** The end of a game: the ranking with its reason, and the points by their source. */
export function account(table: Table, state: unknown, outcome: Outcome): string[] {
  const { game, face } = table
  const reason = face.reason(game.view(state, 'spectator'), outcome)
  return [
    paint.bold(say('account.ranking')),
    ...ranked(outcome).map(({ seat, rank, total }) =>
      say('account.place', { rank, name: face.tinted(seat, face.name(seat)), n: total }),
    ),
    reason,
    '',
    paint.bold(say('account.sources')),
    ...tabled(sources(table, outcome)),
  ].filter((line, index, all) => line !== '' || all[index - 1] !== '')
}

/** Who won, in a few words. */
export function winners({ seats }: Outcome, face: TableFace): string {
  const names = seats.filter(({ rank }) => rank === 1).map(({ seat }) => face.name(seat))
  const [best] = seats.filter(({ rank }) => rank === 1)
  return say('account.winners', {
    n: names.length,
    names: names.join(', '),
    total: best?.total ?? 0,
  })
}

const ranked = ({ seats }: Outcome): SeatOutcome[] => seats.slice().sort((a, b) => a.rank - b.rank)

function sources({ face, translate }: Table, { seats }: Outcome): string[][] {
  const labels = [...new Set(seats.flatMap(({ lines }) => lines.map(({ label }) => label)))]
  const named = (label: string): string => {
    const name = face.scoreLabel(label)
    return typeof name === 'string' ? name : translate(name)
  }
  const points =
    (label: string) =>
    ({ lines }: SeatOutcome) =>
      String(
        lines.filter((line) => line.label === label).reduce((sum, line) => sum + line.points, 0),
      )
  return [
    ['', ...seats.map(({ seat }) => face.name(seat))],
    ...labels.map((label) => [named(label), ...seats.map(points(label))]),
    [say('account.total'), ...seats.map((_, seat) => String(item(seats, seat).total))],
  ]
}
