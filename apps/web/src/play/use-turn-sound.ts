import type { TableView } from '@guildhall/tables'
import { type ReadonlySignal, useComputed, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { settings } from '../settings.ts'

/** Sounds once when it becomes the viewer's turn while the table is open. */
export function useTurnSound(view: ReadonlySignal<TableView | null>): void {
  const before = useRef<boolean | null>(null)
  const mine = useComputed(() => {
    const play = view.value?.play ?? null
    return play === null ? null : play.actor?.seat === play.viewer
  })
  useSignalEffect(() => {
    const now = mine.value
    const began = before.current === false && now === true
    if (now !== null) before.current = now
    if (began && settings.peek().sound)
      import('./turn-sound.ts').then(
        ({ playTurnSound: knock }) => knock(),
        () => {},
      )
  })
}
