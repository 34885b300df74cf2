import { message } from '@guildhall/kernel'
import { PlayerToken } from '@guildhall/ui'
import type { RecapPart } from '../../history/recap.ts'
import { seatColours } from '../../seat-colours.ts'
import type { TableGame } from '../use-table-game.ts'
import type { Follow } from './follow.ts'
import { t } from './following-messages.ts'
import { GameText } from './game-text.tsx'

export interface FollowProps {
  readonly follow: Follow
  readonly tableGame: TableGame
  /** By seat. */
  readonly names: readonly string[]
}

/** What the others did since the reader's last turn, numbered, a line for each. */
export function SinceList(props: FollowProps) {
  const parts = props.follow.parts.value
  return (
    <ol class="since" aria-label={t('recap.title')}>
      {parts.map((part, index) => (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard opens what is cut off, too
        <li key={index} tabIndex={0}>
          <span class="summary">
            <Summary {...props} part={part} />
          </span>
        </li>
      ))}
    </ol>
  )
}

/** A turn in one line: who, and what they did; what hit the reader stands out. */
export function Summary({
  follow,
  tableGame: { game, say },
  names,
  part: { seat, lines },
}: FollowProps & { readonly part: RecapPart }) {
  const name = names[seat] ?? say(message('player.ivan'))
  const own = lines.filter(({ message: { key } }) => key !== 'event.turnBegan')
  return (
    <>
      <PlayerToken colour={seatColours(game.options)[seat] ?? 'black'} size={18} /> <b>{name}</b>{' '}
      {own.map(({ message: line, mine }, index) => {
        const words = (
          <GameText message={line} say={follow.say.value} scenes={follow.scenes} without={name} />
        )
        return (
          <span key={index}>
            {index > 0 && ' · '}
            {mine ? <mark>{words}</mark> : words}
          </span>
        )
      })}
    </>
  )
}
