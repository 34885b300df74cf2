import { PieceButton } from '@guildhall/ui'
import type { JSX } from 'preact'
import { Sign } from '../../art/sign.tsx'
import { message } from '../../board-message.ts'
import type { BoardModule, SeatProps } from '../board-module.ts'
import { targetsFor } from '../targets.ts'
import './fourth-guild.css'

/** What any guild may ask for, whether or not it has pieces of its own. */
export const fourthGuild: BoardModule = {
  id: 'fourth-guild',
  draws: ['choosePlayer'],
  targets: (draft) => targetsFor(draft, 'choosePlayer', ({ seat }) => `seat ${seat}`),
  pieces: { seat: { on: 'rival' } },
  Theirs: ChoosePlayer,
}

/** A rival who can be chosen — GU-ALL-12. */
function ChoosePlayer({ say, seat, names, targets, play }: SeatProps): JSX.Element | null {
  if (!targets.has(`seat ${seat}`)) return null
  const label = say(message('guilds.choose', { name: names[seat] ?? '' }))
  return (
    <PieceButton
      class="option choose-player"
      label={label}
      legal
      onPlay={() => play(`seat ${seat}`)}
    >
      <Sign name="choosePlayer" size={18} />
      {label}
    </PieceButton>
  )
}
