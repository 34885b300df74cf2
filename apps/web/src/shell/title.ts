import { effect, signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../i18n.ts'
import { waiting } from '../lobby.ts'

/** What the page in front is called. */
export const pageTitle = signal('')

/** Names the page, for the tab and for screen readers. */
export function useTitle(title: string): void {
  useEffect(() => {
    pageTitle.value = title
  }, [title])
}

/** The tab shows at how many tables it is my turn, also while another tab is in front. */
effect(() => {
  const count = waiting.value.length
  const name = [pageTitle.value, t('site.name')].filter((part) => part !== '').join(' · ')
  document.title = count === 0 ? name : `(${count}) ${name}`
  document
    .querySelector('link[rel=icon]')
    ?.setAttribute('href', count === 0 ? '/icon.svg' : '/icon-waiting.svg')
})
