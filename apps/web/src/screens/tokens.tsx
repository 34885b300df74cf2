import { useSignal } from '@preact/signals'
import { formatDate } from '../format.ts'
import { t } from '../i18n.ts'
import { call } from '../net/http.ts'
import { Field, Form, TaskButton } from '../shell/forms.tsx'
import { Loaded, useResource } from '../shell/resource.tsx'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

interface Token {
  readonly id: string
  readonly label: string
  readonly created: number
  readonly used: number | null
}

/** Tokens for programs that play or read as the person. */
export function Tokens() {
  const resource = useResource<readonly Token[]>('/api/tokens')
  const task = useTask()
  const label = useSignal('')
  const made = useSignal<string | null>(null)
  const make = () =>
    task.run(async () => {
      const { token } = await call<{ token: string }>('POST', '/api/tokens', {
        label: label.value.trim(),
      })
      made.value = token
      label.value = ''
      await resource.reload()
    })
  const end = (id: string) =>
    task.run(async () => {
      await call('DELETE', `/api/tokens/${id}`)
      await resource.reload()
    })
  return (
    <Part heading={t('account.tokens')}>
      <p class="muted">{t('account.tokensHint')}</p>
      <Loaded resource={resource}>
        {(tokens) =>
          tokens.length > 0 && (
            <ul class="lines">
              {tokens.map((token) => (
                <li key={token.id}>
                  <span>
                    {t('account.tokenOf', { label: token.label, date: formatDate(token.created) })},{' '}
                    {token.used === null
                      ? t('account.tokenUnused')
                      : t('account.tokenUsed', { date: formatDate(token.used) })}
                  </span>
                  <TaskButton
                    task={task}
                    aria-label={t('account.tokenEnd', { label: token.label })}
                    onClick={() => end(token.id)}
                  >
                    {t('account.remove')}
                  </TaskButton>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Form onSubmit={make}>
        <Field
          label={t('account.tokenLabel')}
          maxLength={60}
          autoComplete="off"
          value={label.value}
          error={task.failure.value}
          onInput={(event) => {
            label.value = event.currentTarget.value
          }}
        />
        <TaskButton task={task} type="submit">
          {t('account.tokenMake')}
        </TaskButton>
      </Form>
      <div role="status">
        {made.value !== null && (
          <>
            <p>{t('account.tokenOnce')}</p>
            <code class="token">{made.value}</code>
          </>
        )}
      </div>
    </Part>
  )
}
