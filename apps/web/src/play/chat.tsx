import type { ChatLine } from '@guildhall/protocol'
import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../i18n.ts'
import type { TableLink } from '../net/table-link.ts'
import { me } from '../session.ts'
import { ErrorText } from '../shell/error-text.tsx'
import { lazy } from '../shell/lazy.tsx'

const ChatPerson = lazy(async () => (await import('./chat-person.tsx')).ChatPerson)

/** The chat of a table. */
export function Chat({ link }: { readonly link: TableLink }) {
  const text = useSignal('')
  const about = useSignal<ChatLine | null>(null)
  useEffect(() => {
    link.readChat()
  }, [link])
  const send = (event: Event) => {
    event.preventDefault()
    const message = text.value.trim()
    if (message !== '' && link.sendChat(message)) text.value = ''
  }
  return (
    <section class="chat" aria-label={t('chat.title')}>
      <ol aria-live="polite">
        {link.chat.value.map((line) => (
          <Line
            key={line.number}
            line={line}
            onMore={() => {
              about.value = line
            }}
          />
        ))}
      </ol>
      <ErrorText text={link.chatRefusal.value} />
      <form onSubmit={send}>
        <label>
          <span class="unseen">{t('chat.message')}</span>
          <input
            value={text.value}
            maxLength={500}
            placeholder={t('chat.message')}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value
            }}
          />
        </label>
        <button type="submit" class="button quiet icon-only" aria-label={t('chat.send')}>
          <Icon name="chat" />
        </button>
      </form>
      {about.value !== null && (
        <ChatPerson
          link={link}
          line={about.value}
          onClose={() => {
            about.value = null
          }}
        />
      )}
    </section>
  )
}

function Line({ line, onMore }: { readonly line: ChatLine; readonly onMore: () => void }) {
  const { name, text, mine, removed } = line
  const known = me.value !== null && me.value !== undefined
  return (
    <li>
      <span>
        <b>{name}</b> {removed ? <i class="muted">{t('chat.removed')}</i> : text}
      </span>
      {known && !mine && (
        <button
          type="button"
          class="button quiet icon-only more"
          aria-label={t('chat.more', { name })}
          onClick={onMore}
        >
          <Icon name="flag" size={16} />
        </button>
      )}
    </li>
  )
}
