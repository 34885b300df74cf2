import { PlayerToken } from '@guildhall/ui'
import type { JSX } from 'preact'
import { message } from '../board-message.ts'
import type { PartProps } from '../board-types.ts'
import { Purse } from './holdings.tsx'

/** Round and lap, who plays when, and the order of the next round as far as it stands. */
export function RoundLine(props: PartProps): JSX.Element {
  const { draft, say, names, printed } = props
  const { round, lap, order, active, players, recruited, over, pairs, triggeredBy } = draft.now.view
  const token = (seat: number, current: boolean) => (
    <li key={seat} class={current ? 'current' : ''} aria-current={current ? 'step' : undefined}>
      <PlayerToken colour={players[seat]?.colour ?? 'red'} size={22} />
      <span class="unseen">{names[seat]}</span>
    </li>
  )
  const phone = props.shape === 'phone'
  if (pairs.length > 0) {
    return <p class="cb-round">{say(message('board.drafting'))}</p>
  }
  return (
    <div class="cb-round" data-card="round">
      <b>
        {say(
          message(phone ? 'board.round.short' : 'board.round', { round, lap, laps: printed.laps }),
        )}
      </b>
      <ol aria-label={say(message('board.order'))}>
        {order.map((seat) => token(seat, !over && seat === active))}
      </ol>
      {phone ? (
        <Purse {...props} seat={draft.base.seat} />
      ) : (
        <>
          <span class="muted">{say(message('board.recruited'))}</span>
          <ol aria-label={say(message('board.nextOrder'))}>
            {recruited.map(({ recruiter }) => token(recruiter, false))}
            {order.slice(recruited.length).map((_, place) => (
              <li key={`free${place}`} class="free" />
            ))}
          </ol>
        </>
      )}
      {triggeredBy >= 0 && !over && (
        <p class="cb-last">{say(message('board.lastTurns', { name: names[triggeredBy] ?? '' }))}</p>
      )}
    </div>
  )
}
