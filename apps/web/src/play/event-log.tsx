import { type Joiner, joinLines, type Message } from '@guildhall/kernel'
import type { EventView } from '@guildhall/tables'
import type { Translator } from '@guildhall/texts'
import { still } from '@guildhall/ui'
import { useEffect, useMemo, useRef } from 'preact/hooks'
import { t } from '../i18n.ts'

/** What happened, a line for what belongs together, the newest last and in sight. */
export function EventLog({
  game,
  events,
  say,
}: {
  readonly game: Joiner
  readonly events: readonly EventView[]
  readonly say: Translator
}) {
  const lines = useMemo(
    () =>
      joinLines(
        game,
        events.flatMap(({ told }) => told),
      ),
    [game, events],
  )
  const end = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const list = end.current
    if (list !== null) list.scrollTop = list.scrollHeight
  }, [events.length])
  return (
    <section class="log" aria-label={t('table.log')}>
      <h2>{t('table.log')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard scrolls what it stands in */}
      <ol ref={end} tabIndex={0} aria-live="polite" aria-relevant="additions">
        {lines.map((message, index) => (
          <Line key={index} message={message} say={say} />
        ))}
      </ol>
    </section>
  )
}

/** Drawn once, however long the log becomes. */
const Line = still(({ message, say }: { readonly message: Message; readonly say: Translator }) => (
  <li class={message.key === 'event.turnBegan' ? 'log-turn' : ''}>{say(message)}</li>
))
