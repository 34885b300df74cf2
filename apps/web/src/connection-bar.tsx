import { t } from './i18n.ts'
import { server } from './session.ts'

/** Says within a moment that the line is lost, and what can be done about it. */
export function ConnectionBar() {
  const line = server.status.value
  if (line === 'open' || line === 'opening') return null
  return (
    <div class="connection-bar" role="status">
      <span>{t(`connection.${line}`)}</span>
      {line !== 'lost' && (
        <button type="button" class="button" onClick={() => location.reload()}>
          {t('connection.reload')}
        </button>
      )}
    </div>
  )
}
