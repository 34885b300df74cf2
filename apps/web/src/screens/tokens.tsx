import { useSignal } from '@preact/signals'
import { formatDate } from '../format.ts'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { Field, Form, TaskButton } from '../shell/forms.tsx'
import { LoadedList, type Resource, useResource } from '../shell/resource.tsx'
import { setter } from '../shell/setter.ts'
import { Part } from '../shell/site.tsx'
import { type Task, useTask } from '../shell/task.ts'

interface Token {
  readonly id: string
  readonly label: string
  readonly created: number
  readonly used: number | null
}

interface TokensProps {
  readonly resource: Resource<readonly Token[]>
  readonly task: Task
}

/** Tokens for programs that play or read as the person. */
export function Tokens() {
  const resource = useResource<readonly Token[]>('/api/tokens')
  const task = useTask()
  return (
    <Part heading={t('account.tokens')}>
      <p class="muted">{t('account.tokensHint')}</p>
      <TokenList resource={resource} task={task} />
      <NewToken resource={resource} task={task} />
    </Part>
  )
}

const TokenList = ({ resource, task }: TokensProps) => (
  <LoadedList resource={resource}>
    {({ id, label, created, used }) => (
      <li key={id}>
        <span>
          {t('account.tokenOf', { label, date: formatDate(created) })},{' '}
          {used === null
            ? t('account.tokenUnused')
            : t('account.tokenUsed', { date: formatDate(used) })}
        </span>
        <TaskButton
          task={task}
          aria-label={t('account.tokenEnd', { label })}
          onClick={() => task.run(() => resource.change('DELETE', `/api/tokens/${id}`))}
        >
          {t('account.remove')}
        </TaskButton>
      </li>
    )}
  </LoadedList>
)

/** A new token is shown once. */
function NewToken({ resource, task }: TokensProps) {
  const label = useSignal('')
  const made = useSignal<string | null>(null)
  const make = () =>
    task.run(async () => {
      const body = { label: label.value.trim() }
      const { token } = await call<{ token: string }>('POST', '/api/tokens', body)
      made.value = token
      label.value = ''
      await resource.reload()
    })
  return (
    <>
      <Form onSubmit={make}>
        <Field
          label={t('account.tokenLabel')}
          maxLength={60}
          autoComplete="off"
          value={label.value}
          error={task.failure.value}
          onText={setter(label)}
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
    </>
  )
}
