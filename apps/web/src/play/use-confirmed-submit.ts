import { type Signal, useSignal } from '@preact/signals'
import type { AnyBoardProps } from '../game-client.ts'
import { settings } from '../settings.ts'

type Submit = AnyBoardProps['submit']

/** Submits turns, some only after a second thought. */
export interface ConfirmedSubmit {
  readonly submit: Submit
  /** What is done once it is confirmed; null where nothing has to be. */
  readonly unconfirmed: Signal<(() => void) | null>
}

export function useConfirmedSubmit(send: Submit): ConfirmedSubmit {
  const unconfirmed = useSignal<(() => void) | null>(null)
  return {
    unconfirmed,
    submit(commands, next) {
      const { confirm } = settings.peek()
      // Without `next`, chance answers in the middle of the turn: that cannot be undone.
      const ask = confirm === 'always' || (confirm === 'irreversible' && next === undefined)
      if (ask) unconfirmed.value = () => send(commands, next)
      else send(commands, next)
    },
  }
}
