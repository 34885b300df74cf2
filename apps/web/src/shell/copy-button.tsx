import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { ErrorText } from './error-text.tsx'

/** Copies a text, and says whether it worked: browsers copy only where the page came safely. */
export function CopyButton({ text }: { readonly text: string }) {
  const result = useSignal<'copied' | 'failed' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      result.value = 'copied'
    } catch {
      result.value = 'failed'
    }
  }
  return (
    <>
      <button type="button" class="button" onClick={copy}>
        {result.value === 'copied' ? t('codes.copied') : t('codes.copy')}
      </button>
      <ErrorText text={result.value === 'failed' ? t('codes.copyFailed') : null} />
    </>
  )
}
