import type { PrintedSigns } from '@guildhall/red-cathedral'
import type { Translator } from '@guildhall/texts'
import { Dialog } from '@guildhall/ui'
import type { JSX } from 'preact'
import { ActionLine } from '../art/effect.tsx'
import { Sign } from '../art/sign.tsx'
import { message } from '../board-message.ts'

interface CardDialogProps {
  readonly card: string | null
  readonly name: string
  readonly printed: PrintedSigns
  readonly say: Translator
  /** An action in words, by its id. */
  readonly text: (id: string) => string
  readonly onClose: () => void
}

/** An influence card in full, where there is no room for it on the board. */
export function CardDialog(props: CardDialogProps): JSX.Element {
  const { card, name, printed, say, text, onClose } = props
  const { guild, effects } = printed.on(card ?? '')
  return (
    <Dialog
      open={card !== null}
      title={name}
      closeLabel={say(message('board.close'))}
      onClose={onClose}
    >
      {guild !== null && (
        <p class="card-guild">
          <Sign name={guild} size={40} />
        </p>
      )}
      <ul class="card-actions">
        {effects.map((effect) => (
          <li key={effect.id}>
            <ActionLine effect={effect} />
            <span>{text(effect.id)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  )
}
