import { call } from '../net/http.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { Reading, useRead } from '../shell/read.tsx'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { t } from '../words.ts'

interface Somebody {
  readonly id: string
  readonly name: string
  readonly kind: 'mute' | 'block'
}

/** People whom one does not want to hear or to meet. */
export function Silenced() {
  const read = useRead<readonly Somebody[]>('/api/me/silenced')
  const task = useTask()
  return (
    <Part heading={t('account.silenced')}>
      <Reading read={read}>
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
                          await read.again()
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
      </Reading>
      <Failure task={task} />
    </Part>
  )
}
