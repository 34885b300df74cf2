import type { TableView } from '@guildhall/tables'
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import type { TableLink } from '../../net/table-link.ts'
import { HINT_KEY } from './hint-button.tsx'

/** A hint at a table: whether it is shown, asked for again it goes. */
export interface Hinting {
  readonly open: ReadonlySignal<boolean>
  ask(): void
  /** The one who closes it is back at the button. */
  close(): void
}

/** Whether the one who looks may have a hint now. */
export const mayAsk = ({ hints, play }: TableView): boolean =>
  hints && play !== null && play.legal.length > 0

export function useHint(link: TableLink, onAsk: () => void): Hinting {
  /** The number of the table that it is about: once something happens there, it is not. */
  const about = useSignal(-1)
  const open = useComputed(() => about.value === link.view.value?.number)
  const close = () => {
    about.value = -1
    document.querySelector<HTMLElement>(`[aria-keyshortcuts="${HINT_KEY}"]`)?.focus()
  }
  const ask = () => {
    const view = link.view.peek()
    if (open.peek()) close()
    else if (view !== null && mayAsk(view)) {
      onAsk()
      about.value = view.number
    }
  }
  return { open, ask, close }
}
