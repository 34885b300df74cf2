import { useSignal } from '@preact/signals'
import { t } from '../../later-messages.ts'

/** Copies the address of the page as it is now; where that is not allowed, shows it. */
export function CopyLink() {
  const shown = useSignal<'copied' | 'address' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href)
      shown.value = 'copied'
    } catch {
      shown.value = 'address'
    }
  }
  return (
    <span class="copy-link">
      <button type="button" class="button quiet" onClick={copy}>
        {t('replay.copy')}
      </button>
      <span role="status">
        {shown.value === 'copied' && t('replay.copied')}
        {shown.value === 'address' && <code>{location.href}</code>}
      </span>
    </span>
  )
}
