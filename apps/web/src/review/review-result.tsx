import { costliest, GOOD, performanceOf, type Review } from '@guildhall/bots/coach'
import type { AnyCommand } from '@guildhall/kernel'
import { type Colour, PlayerToken } from '@guildhall/ui'
import { t as pageText } from '../i18n.ts'
import { Figure } from '../screens/end/figure.tsx'
import { LineChart } from '../screens/end/line-chart.tsx'
import { seatColours } from '../seat-colours.ts'
import { LoadFailed } from '../shell/load-failed.tsx'
import { CostlyTurn, type Sentences, useSentences } from './costly-turn.tsx'
import { inPercent } from './percent.ts'
import type { ReviewProps } from './review-props.ts'
import type { TranslateReview } from './use-review-translator.ts'

interface ReviewResultProps extends Omit<ReviewProps, 'id'> {
  readonly review: Review<AnyCommand>
  readonly t: TranslateReview
}

/** So many turns of each seat are shown. */
const COSTLIEST = 3

/** What a review found: the chances by turn, and of every seat its luck and what cost it most. */
export function ReviewResult({ review, file, names, catalogue, href, t }: ReviewResultProps) {
  const sentences = useSentences(file, catalogue).value
  // A percentage without the words for what was played says nothing: both come together.
  if (sentences === 'loading') return <p aria-live="polite">{pageText('page.loading')}</p>
  if (sentences === 'failed') return <LoadFailed />
  const { game } = file.past
  const colours = seatColours(game.options)
  const seats = Array.from({ length: game.players }, (_, seat) => seat)
  const nameOf = (seat: number) => names[seat] ?? ''
  const moments = [...review.turns.map(({ wins }) => wins), review.result]
  return (
    <>
      <div class="review-top">
        <Figure
          title={t('review.chart')}
          head={[t('review.turn'), ...seats.map(nameOf)]}
          rows={moments.map((wins, index) => {
            const turn = review.turns[index]
            const of = turn && t('review.turnOf', { turn: turn.turn, name: nameOf(turn.seat) })
            return [of ?? t('review.end'), ...wins.map((win) => inPercent(win))]
          })}
        >
          <LineChart
            label={t('review.chart')}
            top={100}
            series={seats.map((seat) => ({
              name: nameOf(seat),
              colour: colours[seat] ?? 'black',
              values: moments.map((wins) => 100 * (wins[seat] ?? 0)),
            }))}
          />
        </Figure>
        <Performances {...{ review, seats, nameOf, t }} />
      </div>
      <div class="review-seats">
        {seats.map((seat) => (
          <SeatReview
            key={seat}
            {...{ review, seat, sentences, href, t }}
            name={nameOf(seat)}
            colour={colours[seat] ?? 'black'}
          />
        ))}
      </div>
    </>
  )
}

/** How well every seat played, and how lucky it was. */
function Performances({
  review,
  seats,
  nameOf,
  t,
}: Pick<ReviewResultProps, 'review' | 't'> & {
  readonly seats: readonly number[]
  readonly nameOf: (seat: number) => string
}) {
  return (
    <section class="review-played sheet" aria-labelledby="review-played">
      <h3 id="review-played">{t('review.performance')}</h3>
      <table>
        <thead>
          <tr>
            <td />
            <th scope="col">{t('review.good')}</th>
            <th scope="col">{t('review.lost')}</th>
            <th scope="col">{t('review.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => {
            const { turns, good, lost, luck } = performanceOf(review, seat)
            return (
              <tr key={seat}>
                <th scope="row">{nameOf(seat)}</th>
                <td>{t('review.goodOf', { good, turns })}</td>
                <td>{inPercent(lost, false, 1)}</td>
                <td>{inPercent(luck, true)}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
      <p class="muted small">
        {t('review.how', { simulations: review.simulations, good: inPercent(GOOD) })}
      </p>
    </section>
  )
}

function SeatReview({
  review,
  seat,
  name,
  colour,
  sentences,
  href,
  t,
}: Pick<ReviewResultProps, 'review' | 'href' | 't'> & {
  readonly seat: number
  readonly name: string
  readonly colour: Colour
  readonly sentences: Sentences
}) {
  const costly = costliest(review, seat).slice(0, COSTLIEST)
  return (
    <article class="review-seat sheet" aria-labelledby={`review-${seat}`}>
      <h3 id={`review-${seat}`}>
        <PlayerToken colour={colour} /> {name}
      </h3>
      <h4>{t('review.costliest')}</h4>
      {costly.length === 0 ? (
        <p>{t('review.flawless')}</p>
      ) : (
        <ol>
          {costly.map((turn) => (
            <CostlyTurn key={turn.step} {...{ turn, name, sentences, href, t }} />
          ))}
        </ol>
      )}
    </article>
  )
}
