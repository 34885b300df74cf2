import type { TableView } from '@guildhall/tables'
import { type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import type { TableLink } from '../../net/table-link.ts'
import { HINT_KEY } from './hint-button.tsx'

/** The hint at a table: asking again hides it. */
export interface HintState {
  readonly open: ReadonlySignal<boolean>
  ask(): void
  /** Hides it, and puts the focus back on the button. */
  close(): void
}

/** Whether the viewer may have a hint now. */
export const mayAsk = ({ hints, play }: TableView): boolean =>
  hints && play !== null && play.legal.length > 0

export function useHint(link: TableLink): HintState {
  /** The number of the view that it is about: a newer view hides it. */
  const about = useSignal(-1)
  const open = useComputed(() => about.value === link.view.value?.number)
  const close = () => {
    about.value = -1
    document.querySelector<HTMLElement>(`[aria-keyshortcuts="${HINT_KEY}"]`)?.focus()
  }
  const ask = () => {
    const view = link.view.peek()
    if (open.peek()) close()
    else if (view !== null && mayAsk(view)) about.value = view.number
  }
  return { open, ask, close }
}
