import { t } from './i18n.ts'
import { server } from './session.ts'
import { sanctionText } from './shell/sanction-text.ts'

/** Says at once that the connection is lost, and what can be done about it. */
export function ConnectionBar() {
  const status = server.status.value
  if (status === 'open' || status === 'opening') return null
  const ban = server.ban.value
  const banned = status === 'signedOut' && ban !== null ? sanctionText('banned', ban) : null
  return (
    <div class="connection-bar" role="status">
      <span>{banned ?? t(`connection.${status}`)}</span>
      {status !== 'lost' && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {t('connection.reload')}
        </button>
      )}
    </div>
  )
}
