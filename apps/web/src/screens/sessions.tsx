import { deviceName } from '../device-name.ts'
import { formatDate, formatDateTime } from '../format.ts'
import { t } from '../later-messages.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { LoadedList, useResource } from '../shell/resource.tsx'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

interface Session {
  readonly id: string
  readonly label: string
  readonly created: number
  readonly seen: number
  readonly current: boolean
}

/** Where somebody is signed in; each device but this one can be signed out. */
export function Sessions() {
  const resource = useResource<readonly Session[]>('/api/account/sessions')
  const task = useTask()
  return (
    <Part heading={t('sessions.title')}>
      <LoadedList resource={resource}>
        {({ id, label, created, seen, current }) => {
          const device = deviceName(label) || t('sessions.unknown')
          return (
            <li key={id}>
              <span>
                {device}
                <small class="muted block">
                  {current
                    ? t('sessions.current')
                    : t('sessions.seen', { date: formatDateTime(seen) })}
                  {' · '}
                  {t('sessions.since', { date: formatDate(created) })}
                </small>
              </span>
              {!current && (
                <TaskButton
                  task={task}
                  aria-label={t('sessions.endOf', { device })}
                  onClick={() =>
                    task.run(() => resource.change('DELETE', `/api/account/sessions/${id}`))
                  }
                >
                  {t('sessions.end')}
                </TaskButton>
              )}
            </li>
          )
        }}
      </LoadedList>
      <Failure task={task} />
    </Part>
  )
}
