import { t } from '../i18n.ts'
import { call } from '../net/http.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { Loaded, useResource } from '../shell/resource.tsx'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

interface Somebody {
  readonly id: string
  readonly name: string
  readonly kind: 'mute' | 'block'
}

/** The people whom one has muted or blocked. */
export function Silenced() {
  const resource = useResource<readonly Somebody[]>('/api/me/silenced')
  const task = useTask()
  return (
    <Part heading={t('account.silenced')}>
      <Loaded resource={resource}>
        {(people) =>
          people.length === 0 ? (
            <p class="muted">{t('account.silencedNobody')}</p>
          ) : (
            <ul class="lines">
              {people.map(({ id, name, kind }) => {
                const who = name === '' ? t('account.formerPlayer') : name
                return (
                  <li key={`${id} ${kind}`}>
                    <span>
                      {who}, {t(`account.${kind}`)}
                    </span>
                    <TaskButton
                      task={task}
                      onClick={() =>
                        task.run(async () => {
                          await call('DELETE', `/api/me/silenced/${encodeURIComponent(id)}`)
                          await resource.reload()
                        })
                      }
                    >
                      {t('account.hearAgain', { name: who })}
                    </TaskButton>
                  </li>
                )
              })}
            </ul>
          )
        }
      </Loaded>
      <Failure task={task} />
    </Part>
  )
}
