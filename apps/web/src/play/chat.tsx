import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from '../i18n.ts'
import type { TableLink } from '../net/table-link.ts'

/** What people say at the table. */
export function Chat({ link }: { readonly link: TableLink }) {
  const text = useSignal('')
  const say = (event: Event) => {
    event.preventDefault()
    const line = text.value.trim()
    if (line !== '' && link.sendChat(line)) text.value = ''
  }
  return (
    <section class="talk" aria-label={t('talk.title')}>
      <ol aria-live="polite">
        {link.chat.value.map(({ number, name, text: words }) => (
          <li key={number}>
            <b>{name}</b> {words}
          </li>
        ))}
      </ol>
      <form onSubmit={say}>
        <label>
          <span class="unseen">{t('talk.say')}</span>
          <input
            value={text.value}
            maxLength={500}
            placeholder={t('talk.say')}
            onInput={({ currentTarget }) => {
              text.value = currentTarget.value
            }}
          />
        </label>
        <button type="submit" class="button quiet icon-only" aria-label={t('talk.send')}>
          <Icon name="chat" />
        </button>
      </form>
    </section>
  )
}
