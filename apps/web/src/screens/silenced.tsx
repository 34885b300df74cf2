import { t } from '../later-messages.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { LoadedList, useResource } from '../shell/resource.tsx'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

interface SilencedPerson {
  readonly id: string
  readonly name: string
  readonly kind: 'mute' | 'block'
}

/** The people whom one has muted or blocked. */
export function Silenced() {
  const resource = useResource<readonly SilencedPerson[]>('/api/me/silenced')
  const task = useTask()
  return (
    <Part heading={t('account.silenced')}>
      <LoadedList resource={resource} empty={t('account.silencedNobody')}>
        {({ id, name, kind }) => {
          const who = name === '' ? t('account.formerPlayer') : name
          const path = `/api/me/silenced/${encodeURIComponent(id)}`
          return (
            <li key={`${id} ${kind}`}>
              <span>
                {who} · {t(`account.${kind}`)}
              </span>
              <TaskButton
                task={task}
                onClick={() => task.run(() => resource.change('DELETE', path))}
              >
                {t(`account.un${kind}`, { name: who })}
              </TaskButton>
            </li>
          )
        }}
      </LoadedList>
      <Failure task={task} />
    </Part>
  )
}
