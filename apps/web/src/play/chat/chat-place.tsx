import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from '../../i18n.ts'
import { isOnDevice } from '../../local/device-ids.ts'
import { lazy } from '../../shell/lazy.tsx'
import type { ChatProps } from './chat.tsx'

const Chat = lazy(async () => (await import('./chat.tsx')).Chat)

/** The chat of a table: open where there is somebody to talk to, else behind a button. */
export function ChatPlace({ link, view }: ChatProps) {
  const opened = useSignal(false)
  if (isOnDevice(link.id)) return null
  if (opened.value || hasCompany({ link, view })) return <Chat link={link} view={view} />
  return (
    <button
      type="button"
      class="button quiet chat-closed"
      onClick={() => {
        opened.value = true
      }}
    >
      <Icon name="chat" size={16} />
      {t('chat.title')}
    </button>
  )
}

/** Whether other people play or watch, or something was said. */
function hasCompany({ link, view: { chairs } }: ChatProps): boolean {
  const own = chairs.some(({ mine }) => mine)
  const others = chairs.some(({ kind, mine }) => kind === 'person' && !mine)
  return others || link.presence.value.spectators > (own ? 0 : 1) || link.chat.value.length > 0
}
