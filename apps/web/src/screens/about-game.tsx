import type { Outcome } from '@guildhall/kernel'
import { formatDate, seatHolderName, tableName } from '../format.ts'
import { t } from '../later-messages.ts'

/** A finished game in a list. */
export interface Finished {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly ended: number
  readonly turns: number
  readonly chairs: readonly {
    readonly seat: number
    readonly name: string
    readonly bot: string | null
  }[]
  readonly outcome: Outcome
}

/** Its name and when it ended: for the labels of its buttons. */
export const nameAndDate = (game: Finished) => ({
  title: tableName(game),
  date: formatDate(game.ended),
})

/** Which game, when, and everybody's points. */
export function AboutGame({ game, note }: { readonly game: Finished; readonly note?: string }) {
  const about = nameAndDate(game)
  const seats = game.outcome.seats
    .map(({ seat, rank, total }) => {
      const holder = game.chairs.find((each) => each.seat === seat)
      const name = holder === undefined ? t('new.ivan') : seatHolderName(holder)
      return { seat, rank, text: t('games.points', { name, points: total }) }
    })
    .toSorted((one, other) => one.rank - other.rank)
  return (
    <div class="about">
      <h2>{about.title}</h2>
      <p class="muted">
        {about.date} · {t('games.turns', { n: game.turns })}
        {note !== undefined && ` · ${note}`}
      </p>
      <ul>
        {seats.map(({ seat, rank, text }) => (
          <li key={seat} class={rank === 1 ? 'won' : ''}>
            {text}
            {rank === 1 && ` (${t('games.won')})`}
          </li>
        ))}
      </ul>
    </div>
  )
}
