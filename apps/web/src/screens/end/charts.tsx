import type { Outcome } from '@guildhall/kernel'
import type { EventView } from '@guildhall/tables'
import type { Translator } from '@guildhall/texts'
import { useMemo } from 'preact/hooks'
import type { PostGame, Uses } from '../../game-client.ts'
import { coloursOf } from '../../history/game-translator.ts'
import type { PastGame } from '../../history/past-game.ts'
import { luckOf, scoresByTurn, timeUsed, usesOf } from '../../history/statistics.ts'
import { t } from '../../i18n.ts'
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

/** How the game went, drawn and in numbers. */
export function Charts({ past, outcome, names, events, postGame, say }: ChartsProps) {
  const colours = coloursOf(past.game)
  const of = (seat: number) => ({ name: names[seat] ?? '', colour: colours[seat] ?? 'black' })
  const seats = outcome.seats.map(({ seat }) => seat)
  // A seat that the rules play rolls nothing and takes no time.
  const { players } = past.game
  const { scores, luck } = useMemo(
    () => ({
      scores: scoresByTurn(past, seats.length, postGame),
      luck: seats.slice(0, players).map((seat) => luckOf(past, seat, postGame)),
    }),
    [past, postGame],
  )
  const time = timeUsed(events, players)
  const sources = [
    ...new Set(outcome.seats.flatMap(({ lines }) => lines.map(({ label }) => label))),
  ]
  const sourceNames = sources.map((label) => say(postGame.scoreLabel(label)))
  const gained = (seat: number, label: string) =>
    outcome.seats[seat]?.lines
      .filter((line) => line.label === label)
      .reduce((sum, { points }) => sum + points, 0) ?? 0
  const rolled = luck.filter(({ dice }) => dice > 0)
  return (
    <div class="charts">
      <Figure
        title={t('end.chart.scores')}
        head={[t('end.turn'), ...names]}
        rows={(scores[0] ?? []).map((_, turn) => [
          turn + 1,
          ...scores.map((values) => values[turn] ?? 0),
        ])}
      >
        <LineChart
          label={t('end.chart.scores')}
          series={scores.map((values, seat) => ({ ...of(seat), values }))}
        />
      </Figure>
      <Figure
        title={t('end.chart.sources')}
        head={[t('end.player'), ...sourceNames, t('end.total')]}
        rows={outcome.seats.map(({ seat, total }) => [
          names[seat] ?? '',
          ...sources.map((label) => gained(seat, label)),
          total,
        ])}
      >
        <BarChart
          label={t('end.chart.sources')}
          bars={outcome.seats.map(({ seat, total }) => ({
            ...of(seat),
            parts: sources.map((label, index) => ({
              name: sourceNames[index] ?? label,
              value: gained(seat, label),
            })),
            total: String(total),
          }))}
        />
        <Legend names={sourceNames} />
      </Figure>
      {rolled.length > 0 && (
        <Figure
          title={t('end.chart.luck')}
          head={[t('end.player'), t('end.rolled'), t('end.average'), t('end.above')]}
          rows={luck.map(({ dice, sum, above }, seat) => [
            names[seat] ?? '',
            dice,
            dice === 0 ? '–' : (sum / dice).toFixed(2),
            signed(above.at(-1) ?? 0),
          ])}
        >
          <LineChart
            label={t('end.chart.luck')}
            series={luck.map(({ above }, seat) => ({ ...of(seat), values: above }))}
          />
        </Figure>
      )}
      {postGame.uses !== undefined && (
        <UsesChart
          past={past}
          uses={postGame.uses}
          seats={seats.slice(0, players).map(of)}
          say={say}
        />
      )}
      {events.length > 0 && (
        <Figure
          title={t('end.chart.time')}
          head={[t('end.player'), t('end.chart.time')]}
          rows={time.map((ms, seat) => [names[seat] ?? '', inMinutes(ms)])}
        >
          <BarChart
            label={t('end.chart.time')}
            bars={time.map((ms, seat) => ({
              ...of(seat),
              parts: [{ name: t('end.chart.time'), value: ms }],
              total: inMinutes(ms),
            }))}
          />
        </Figure>
      )}
    </div>
  )
}

/** What each player's turns were taken with. */
function UsesChart({
  past,
  uses,
  seats,
  say,
}: {
  readonly past: PastGame
  readonly uses: Uses
  readonly seats: readonly { readonly name: string; readonly colour: string }[]
  readonly say: Translator
}) {
  const counts = useMemo(() => seats.map((_, seat) => usesOf(past, seat, uses)), [past, uses])
  const shown = uses.names
    .map((name, index) => ({ name: say(name), colour: uses.colours?.[index], index }))
    .filter(({ index }) => counts.some((each) => (each[index] ?? 0) > 0))
  const names = shown.map(({ name }) => name)
  const valuesOf = (seat: number) => shown.map(({ index }) => counts[seat]?.[index] ?? 0)
  const sum = (values: readonly number[]) => values.reduce((all, value) => all + value, 0)
  const title = say(uses.title)
  return (
    <Figure
      title={title}
      head={[t('end.player'), ...names, t('end.total')]}
      rows={seats.map(({ name }, seat) => [name, ...valuesOf(seat), sum(valuesOf(seat))])}
    >
      <BarChart
        label={title}
        bars={seats.map((each, seat) => ({
          ...each,
          parts: valuesOf(seat).map((value, index) => ({
            name: names[index] ?? '',
            value,
            colour: shown[index]?.colour,
          })),
          total: String(sum(valuesOf(seat))),
        }))}
      />
      <Legend names={names} colours={shown.map(({ colour }) => colour)} />
    </Figure>
  )
}

const signed = (value: number): string => `${value > 0 ? '+' : ''}${value.toFixed(1)}`

const inMinutes = (ms: number): string =>
  t('end.minutes', { minutes: Math.floor(ms / 60_000), seconds: Math.round(ms / 1000) % 60 })
