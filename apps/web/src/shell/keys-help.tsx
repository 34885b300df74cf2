import { type Signal, useSignal } from '@preact/signals'
import type { ComponentType } from 'preact'
import { useEffect } from 'preact/hooks'
import { isShortcut } from './shortcut.ts'

type Dialog = ComponentType<{ readonly onClose: () => void }>

/** "?" shows which keys there are; the dialog is loaded when it is asked for. */
export function KeysHelp() {
  const shown: Signal<{ readonly Keys: Dialog } | null> = useSignal(null)
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key !== '?' || !isShortcut(event)) return
      import('../screens/keys.tsx').then(
        ({ KeysDialog: KeysWindow }) => {
          shown.value = { Keys: KeysWindow }
        },
        () => {}, // without network the settings list them, if they were ever opened
      )
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [shown])
  if (shown.value === null) return null
  const { Keys } = shown.value
  const close = () => {
    shown.value = null
  }
  return <Keys onClose={close} />
}
