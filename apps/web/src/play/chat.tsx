import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from '../i18n.ts'
import type { TableLink } from '../net/table-link.ts'

/** The chat of a table. */
export function Chat({ link }: { readonly link: TableLink }) {
  const text = useSignal('')
  const send = (event: Event) => {
    event.preventDefault()
    const message = text.value.trim()
    if (message !== '' && link.sendChat(message)) text.value = ''
  }
  return (
    <section class="chat" aria-label={t('chat.title')}>
      <ol aria-live="polite">
        {link.chat.value.map(({ number, name, text: message }) => (
          <li key={number}>
            <b>{name}</b> {message}
          </li>
        ))}
      </ol>
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
    </section>
  )
}
