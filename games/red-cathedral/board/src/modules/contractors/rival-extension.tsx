import type { JSX } from 'preact'
import { Sign } from '../../art/sign.tsx'
import { message } from '../../board-message.ts'
import type { SeatProps } from '../board-module.ts'
import { Contractor, Specialist } from './art/figures.tsx'
import { specialistWords } from './duchy-labels.ts'
import { Tools } from './tools.tsx'

/** A rival's permits, contractors, specialist and tools in one line. */
export function Theirs(props: SeatProps): JSX.Element | null {
  const { draft, say, printed, texts, seat } = props
  const player = draft.now.view.players[seat]
  const extension = player?.extension
  if (player === undefined || !extension) return null
  const { permits, contractors, specialist, tools } = extension
  return (
    <div class="signs">
      <span class="figure" data-card={`permits ${seat}`}>
        <Sign name="permit" size={18} />
        <b aria-hidden="true">{permits}</b>
        <span class="unseen">{say(message('amount.permit', { n: permits }))}</span>
      </span>
      <span class="figure" data-card={`contractors ${seat}`}>
        <Contractor colour={player.colour} size={18} />
        <b aria-hidden="true">{contractors}</b>
        <span class="unseen">{say(message('board.contractors', { n: contractors }))}</span>
      </span>
      {specialist !== null && (
        <span data-card={`held ${seat}`}>
          <Specialist
            signs={printed.on(specialist)}
            letter={say(texts(specialist).name).slice(0, 1)}
            size={30}
          />
          <span class="unseen">{say(specialistWords(props, specialist))}</span>
        </span>
      )}
      <Tools {...props} tools={tools} size={18} />
    </div>
  )
}
