import { deviceName } from '../device-name.ts'
import { formatDateTime } from '../format.ts'
import { messageOr } from '../i18n.ts'
import { t } from '../later-messages.ts'
import { LoadedList, useResource } from '../shell/resource.tsx'
import { Part } from '../shell/site.tsx'

interface LogEntry {
  readonly id: string
  readonly at: number
  readonly action: string
  readonly method: string
  readonly device: string
  readonly address: string
}

/** What happened to the security of the account. */
export function SecurityLog() {
  const resource = useResource<readonly LogEntry[]>('/api/account/security-log')
  return (
    <Part heading={t('log.title')}>
      <p class="muted">{t('log.hint')}</p>
      <details>
        <summary>{t('log.show')}</summary>
        <LoadedList resource={resource} empty={t('log.empty')}>
          {({ id, at, action, method, device, address }) => (
            <li key={id}>
              <span>
                {messageOr(`log.${action}`, action)}
                {method !== '' && ` (${messageOr(`log.by.${method}`, method)})`}
                <small class="muted block">
                  {[formatDateTime(at), deviceName(device), address]
                    .filter((part) => part !== '')
                    .join(' · ')}
                </small>
              </span>
            </li>
          )}
        </LoadedList>
      </details>
    </Part>
  )
}
