import type { Message } from '@guildhall/kernel'
import type { EventView } from '@guildhall/tables'
import type { Translator } from '@guildhall/texts'
import { still } from '@guildhall/ui'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../i18n.ts'

/** What has happened, in words, the newest last and in sight. */
export function EventLog({
  facts,
  say,
}: {
  readonly facts: readonly EventView[]
  readonly say: Translator
}) {
  const end = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = end.current
    if (list !== null) list.scrollTop = list.scrollHeight
  }, [facts.length])
  return (
    <section class="log" aria-label={t('table.log')}>
      <h2>{t('table.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what it stands in */}
      <ol ref={end} tabIndex={0} aria-live="polite" aria-relevant="additions">
        {facts.flatMap(({ number, told }) =>
          told.map((words, index) => <Line key={`${number}.${index}`} words={words} say={say} />),
        )}
      </ol>
    </section>
  )
}

/** One thing that happened; said once, however long the log becomes. */
const Line = still(({ words, say }: { readonly words: Message; readonly say: Translator }) => (
  <li>{say(words)}</li>
))
