import type { Outcome } from '@guildhall/kernel'
import type { EventView } from '@guildhall/tables'
import type { Translator } from '@guildhall/texts'
import { useMemo } from 'preact/hooks'
import type { PostGame, Uses } from '../../game-client.ts'
import type { PastGame } from '../../history/past-game.ts'
import {
  luckOf,
  pointsFrom,
  scoresByTurn,
  sourcesOf,
  timeUsed,
  usesOf,
} from '../../history/statistics.ts'
import { t } from '../../later-messages.ts'
import { seatColours } from '../../seat-colours.ts'
import { BarChart, Legend } from './bar-chart.tsx'
import { Figure } from './figure.tsx'
import { LineChart } from './line-chart.tsx'

interface ChartsProps {
  readonly past: PastGame
  readonly outcome: Outcome
  readonly names: readonly string[]
  readonly events: readonly EventView[]
  readonly postGame: PostGame
  readonly say: Translator
}

/** A seat as a chart names and colours it. */
interface ChartSeat {
  readonly name: string
  readonly colour: string
}

interface ChartProps extends Pick<ChartsProps, 'past' | 'postGame'> {
  readonly seats: readonly ChartSeat[]
}

/** How the game went, drawn and in numbers. */
export function Charts({ past, outcome, names, events, postGame, say }: ChartsProps) {
  const { game } = past
  const colours = seatColours(game.options)
  const seats = outcome.seats.map(({ seat }) => ({
    name: names[seat] ?? '',
    colour: colours[seat] ?? 'black',
  }))
  // A seat that the rules play rolls nothing and takes no time.
  const players = seats.slice(0, game.players)
  return (
    <div class="charts">
      <ScoreChart past={past} postGame={postGame} seats={seats} />
      <SourcesChart outcome={outcome} postGame={postGame} seats={seats} say={say} />
      <LuckChart past={past} postGame={postGame} seats={players} />
      {postGame.uses !== undefined && (
        <UsesChart past={past} uses={postGame.uses} seats={players} say={say} />
      )}
      {events.length > 0 && <TimeChart events={events} seats={players} />}
    </div>
  )
}

function ScoreChart({ past, postGame, seats }: ChartProps) {
  const scores = useMemo(() => scoresByTurn(past, seats.length, postGame), [past, postGame])
  const title = t('end.chart.scores')
  return (
    <Figure
      title={title}
      head={[t('end.turn'), ...seats.map(({ name }) => name)]}
      rows={(scores[0] ?? []).map((_, turn) => [
        turn + 1,
        ...scores.map((values) => values[turn] ?? 0),
      ])}
    >
      <LineChart
        label={title}
        series={seats.map((each, seat) => ({ ...each, values: scores[seat] ?? [] }))}
      />
    </Figure>
  )
}

/** Where everybody's points came from. */
function SourcesChart({
  outcome,
  postGame,
  seats,
  say,
}: Pick<ChartsProps, 'outcome' | 'postGame' | 'say'> & Pick<ChartProps, 'seats'>) {
  const sources = sourcesOf(outcome)
  const parts = sources.map((source) => ({ name: say(postGame.scoreLabel(source)) }))
  return (
    <PartsChart
      title={t('end.chart.sources')}
      parts={parts}
      seats={seats}
      values={(seat) => sources.map((source) => pointsFrom(outcome, seat, source))}
      total={(seat) => outcome.seats[seat]?.total ?? 0}
    />
  )
}

/** How far everybody's dice were above the average. */
function LuckChart({ past, postGame, seats }: ChartProps) {
  const luck = useMemo(() => seats.map((_, seat) => luckOf(past, seat, postGame)), [past, postGame])
  if (luck.every(({ dice }) => dice === 0)) return null
  const title = t('end.chart.luck')
  return (
    <Figure
      title={title}
      head={[t('end.player'), t('end.rolled'), t('end.average'), t('end.above')]}
      rows={luck.map(({ dice, sum, above }, seat) => [
        seats[seat]?.name ?? '',
        dice,
        dice === 0 ? '–' : (sum / dice).toFixed(2),
        signed(above.at(-1) ?? 0),
      ])}
    >
      <LineChart
        label={title}
        series={seats.map((each, seat) => ({ ...each, values: luck[seat]?.above ?? [] }))}
      />
    </Figure>
  )
}

/** What everybody has used in their turns. */
function UsesChart({
  past,
  uses,
  seats,
  say,
}: Pick<ChartProps, 'past' | 'seats'> & { readonly uses: Uses; readonly say: Translator }) {
  const counts = useMemo(() => seats.map((_, seat) => usesOf(past, seat, uses)), [past, uses])
  const used = uses.names
    .map((name, index) => ({ name: say(name), colour: uses.colours?.[index], index }))
    .filter(({ index }) => counts.some((each) => (each[index] ?? 0) > 0))
  const values = (seat: number) => used.map(({ index }) => counts[seat]?.[index] ?? 0)
  return (
    <PartsChart
      title={say(uses.title)}
      parts={used}
      seats={seats}
      values={values}
      total={(seat) => values(seat).reduce((sum, value) => sum + value, 0)}
    />
  )
}

/** A bar for each seat, made of the same parts. */
function PartsChart({
  title,
  parts,
  seats,
  values,
  total,
}: Pick<ChartProps, 'seats'> & {
  readonly title: string
  readonly parts: readonly { readonly name: string; readonly colour?: string | undefined }[]
  /** Of a seat, part by part. */
  readonly values: (seat: number) => readonly number[]
  readonly total: (seat: number) => number
}) {
  const names = parts.map(({ name }) => name)
  return (
    <Figure
      title={title}
      head={[t('end.player'), ...names, t('end.total')]}
      rows={seats.map(({ name }, seat) => [name, ...values(seat), total(seat)])}
    >
      <BarChart
        label={title}
        bars={seats.map((each, seat) => ({
          ...each,
          parts: values(seat).map((value, index) => ({
            name: names[index] ?? '',
            value,
            colour: parts[index]?.colour,
          })),
          total: String(total(seat)),
        }))}
      />
      <Legend names={names} colours={parts.map(({ colour }) => colour)} />
    </Figure>
  )
}

function TimeChart({ events, seats }: Pick<ChartsProps, 'events'> & Pick<ChartProps, 'seats'>) {
  const time = timeUsed(events, seats.length).map((ms) => ({ ms, text: inMinutes(ms) }))
  const title = t('end.chart.time')
  return (
    <Figure
      title={title}
      head={[t('end.player'), title]}
      rows={time.map(({ text }, seat) => [seats[seat]?.name ?? '', text])}
    >
      <BarChart
        label={title}
        bars={seats.map((each, seat) => ({
          ...each,
          parts: [{ name: title, value: time[seat]?.ms ?? 0 }],
          total: time[seat]?.text ?? '',
        }))}
      />
    </Figure>
  )
}

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)}`

const inMinutes = (ms: number): string =>
  t('end.minutes', { minutes: Math.floor(ms / 60_000), seconds: Math.round(ms / 1000) % 60 })
