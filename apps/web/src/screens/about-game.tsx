import type { Outcome } from '@guildhall/kernel'
import { formatDate, seatHolderName, tableName } from '../format.ts'
import { t } from '../i18n.ts'

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

/** What it is called, and when it ended: for those who hear of it. */
export const nameAndDate = (game: Finished) => ({
  title: tableName(game),
  date: formatDate(game.ended),
})

/** Which game, when, and who came to how many points. */
export function AboutGame({ game, note }: { readonly game: Finished; readonly note?: string }) {
  const about = nameAndDate(game)
  const seats = game.outcome.seats
    .map(({ seat, rank, total }) => {
      const chair = game.chairs.find((each) => each.seat === seat)
      const name = chair === undefined ? t('new.ivan') : seatHolderName(chair)
      return { seat, rank, words: t('games.points', { name, points: total }) }
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
        {seats.map(({ seat, rank, words }) => (
          <li key={seat} class={rank === 1 ? 'won' : ''}>
            {words}
            {rank === 1 && ` (${t('games.won')})`}
          </li>
        ))}
      </ul>
    </div>
  )
}
