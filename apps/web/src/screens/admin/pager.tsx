import type { Signal } from '@preact/signals'
import { t } from '../../later-messages.ts'

/** Turns the pages of a long list. */
export function Pager({ page, more }: { readonly page: Signal<number>; readonly more: boolean }) {
  if (page.value === 0 && !more) return null
  return (
    <nav class="row" aria-label={t('admin.pages')}>
      <button
        type="button"
        class="button"
        disabled={page.value === 0}
        onClick={() => {
          page.value -= 1
        }}
      >
        {t('admin.newer')}
      </button>
      <span>{t('admin.page', { n: page.value + 1 })}</span>
      <button
        type="button"
        class="button"
        disabled={!more}
        onClick={() => {
          page.value += 1
        }}
      >
        {t('admin.older')}
      </button>
    </nav>
  )
}
