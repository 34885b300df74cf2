import { costliest, lostBy, luckOf, type Review } from '@guildhall/bots/coach'
import type { AnyCommand } from '@guildhall/kernel'
import { type Colour, PlayerToken } from '@guildhall/ui'
import { coloursOf } from '../past/game-sayer.ts'
import { Figure } from '../screens/end/chart-table.tsx'
import { LineChart } from '../screens/end/line-chart.tsx'
import { inPercent } from './numbers.ts'
import type { ReviewProps } from './props.ts'
import { CostlyTurn, type Sentences, useSentences } from './turn.tsx'
import type { Say } from './use-words.ts'

interface FoundProps extends Omit<ReviewProps, 'id'> {
  readonly review: Review<AnyCommand>
  readonly t: Say
}

/** So many turns of each seat are told. */
const COSTLIEST = 3

/** What a review found: the chances by turn, and of every seat its luck and what cost it most. */
export function Found({ review, file, names, words, href, t }: FoundProps) {
  const { game } = file.past
  const colours = coloursOf(game)
  const sentences = useSentences(file, words).value
  const seats = Array.from({ length: game.players }, (_, seat) => seat)
  const nameOf = (seat: number) => names[seat] ?? ''
  const moments = [...review.turns.map(({ wins }) => wins), review.result]
  return (
    <>
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
      <div class="review-seats">
        {seats.map((seat) => (
          <OfSeat
            key={seat}
            {...{ review, seat, sentences, href, t }}
            name={nameOf(seat)}
            colour={(colours[seat] ?? 'black') as Colour}
          />
        ))}
      </div>
      <p class="muted small">{t('review.how', { simulations: review.simulations })}</p>
    </>
  )
}

function OfSeat({
  review,
  seat,
  name,
  colour,
  sentences,
  href,
  t,
}: Pick<FoundProps, 'review' | 'href' | 't'> & {
  readonly seat: number
  readonly name: string
  readonly colour: Colour
  readonly sentences: Sentences | null
}) {
  const turns = costliest(review, seat).slice(0, COSTLIEST)
  return (
    <article class="review-seat sheet" aria-labelledby={`review-${seat}`}>
      <h3 id={`review-${seat}`}>
        <PlayerToken colour={colour} /> {name}
      </h3>
      <dl class="review-sums">
        <div>
          <dt>{t('review.luck')}</dt>
          <dd>{inPercent(luckOf(review, seat), true)}</dd>
        </div>
        <div>
          <dt>{t('review.lost')}</dt>
          <dd>{inPercent(-lostBy(review, seat), true)}</dd>
        </div>
      </dl>
      <p class="muted small">{t('review.ofTheWin')}</p>
      <h4>{t('review.costliest')}</h4>
      {turns.length === 0 ? (
        <p>{t('review.flawless')}</p>
      ) : (
        <ol>
          {turns.map((turn) => (
            <CostlyTurn key={turn.step} {...{ turn, name, sentences, href, t }} />
          ))}
        </ol>
      )}
    </article>
  )
}
