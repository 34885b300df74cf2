import type { ComponentChildren, JSX } from 'preact'
import { useId, useLayoutEffect, useRef } from 'preact/hooks'
import { Icon } from './icon.tsx'

interface DialogProps {
  readonly open: boolean
  readonly title: string
  /** What the button that closes it is called. */
  readonly closeLabel: string
  readonly onClose: () => void
  readonly class?: string
  readonly children: ComponentChildren
}

/** A window over the page; Escape, its button and a click beside it close it. */
export function Dialog({
  open,
  title,
  closeLabel,
  onClose,
  children,
  ...rest
}: DialogProps): JSX.Element {
  const element = useRef<HTMLDialogElement>(null)
  const heading = useId()
  useLayoutEffect(() => {
    const dialog = element.current
    if (dialog === null || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={element}
      class={`dialog ${rest.class ?? ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      // The event comes late: the next question may have opened it again by then.
      onClose={() => {
        if (element.current?.open === false) onClose()
      }}
      onClick={(event) => {
        if (event.target === element.current) onClose()
      }}
    >
      <header>
        <h2 id={heading}>{title}</h2>
        <button
          type="button"
          class="button quiet icon-only"
          aria-label={closeLabel}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
      </header>
      <div>{open && children}</div>
    </dialog>
  )
}
