import { computed, effect, signal } from '@preact/signals'
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

/** The table in front, and whether it is the reader's turn there; null at any other page. */
const here = signal<{ readonly table: string; readonly mine: boolean } | null>(null)

/** Names a table after whose turn it is, for as long as it is in front. */
export function useTurnTitle(table: string, mine: boolean, title: string): void {
  useTitle(title)
  useEffect(() => {
    here.value = { table, mine }
    return () => {
      here.value = null
    }
  }, [table, mine])
}

/** At how many tables it is my turn; what the table in front says is newer than the list. */
const turns = computed(() => {
  const { table, mine } = here.value ?? { table: '', mine: false }
  return waiting.value.filter(({ id }) => id !== table).length + (mine ? 1 : 0)
})

/** The tab shows at how many tables it is my turn, also while another tab is in front. */
effect(() => {
  const count = turns.value
  const name = [pageTitle.value, t('site.name')].filter((part) => part !== '').join(' · ')
  document.title = count === 0 ? name : `(${count}) ${name}`
  document
    .querySelector('link[rel=icon]')
    ?.setAttribute('href', count === 0 ? '/icon.svg' : '/icon-waiting.svg')
})
