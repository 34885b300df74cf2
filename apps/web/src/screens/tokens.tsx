import { useSignal } from '@preact/signals'
import { formatDate } from '../format.ts'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { Field, Form, Select, type SelectOption, TaskButton } from '../shell/forms.tsx'
import { LoadedList, type Resource, useResource } from '../shell/resource.tsx'
import { setter } from '../shell/setter.ts'
import { ShownOnce } from '../shell/shown-once.tsx'
import { Part } from '../shell/site.tsx'
import { type Task, useTask } from '../shell/task.ts'

interface Token {
  readonly id: string
  readonly label: string
  readonly scopes: readonly string[]
  readonly created: number
  readonly expires: number
  readonly used: number | null
}

interface TokensProps {
  readonly resource: Resource<readonly Token[]>
  readonly task: Task
}

/** Tokens for programs that play or read as the person. */
export function Tokens({ administrator }: { readonly administrator: boolean }) {
  const resource = useResource<readonly Token[]>('/api/tokens')
  const task = useTask()
  return (
    <Part heading={t('account.tokens')}>
      <p class="muted">{t('account.tokensHint')}</p>
      <TokenList resource={resource} task={task} />
      <NewToken resource={resource} task={task} administrator={administrator} />
    </Part>
  )
}

const TokenList = ({ resource, task }: TokensProps) => (
  <LoadedList resource={resource}>
    {({ id, label, scopes, created, expires, used }) => (
      <li key={id}>
        <span>
          {t('account.tokenOf', { label, date: formatDate(created) })},{' '}
          {used === null
            ? t('account.tokenUnused')
            : t('account.tokenUsed', { date: formatDate(used) })}
          <small class="muted block">
            {scopeText(scopes)} · {t('tokens.until', { date: formatDate(expires) })}
          </small>
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

type ScopeChoice = 'read play' | 'read' | 'metrics'
const DAYS = ['7', '30', '90', '365'] as const
type Days = (typeof DAYS)[number]

const scopeText = (scopes: readonly string[]): string =>
  scopes.includes('metrics')
    ? t('tokens.metrics')
    : scopes.includes('play')
      ? t('tokens.play')
      : t('tokens.read')

/** Only administrators may read the figures of the server. */
const scopeOptions = (administrator: boolean): readonly SelectOption<ScopeChoice>[] => [
  { value: 'read play', label: t('tokens.play') },
  { value: 'read', label: t('tokens.read') },
  ...(administrator ? [{ value: 'metrics' as const, label: t('tokens.metrics') }] : []),
]

/** A new token is shown once. */
function NewToken({
  resource,
  task,
  administrator,
}: TokensProps & { readonly administrator: boolean }) {
  const label = useSignal('')
  const scope = useSignal<ScopeChoice>('read play')
  const days = useSignal<Days>('90')
  const made = useSignal<string | null>(null)
  const make = () =>
    task.run(async () => {
      const body = {
        label: label.value.trim(),
        scopes: scope.value.split(' '),
        days: Number(days.value),
      }
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
        <Select
          label={t('tokens.scope')}
          options={scopeOptions(administrator)}
          value={scope.value}
          onChange={setter(scope)}
        />
        <Select
          label={t('tokens.lasts')}
          options={DAYS.map((value) => ({ value, label: t('time.days', { n: Number(value) }) }))}
          value={days.value}
          onChange={setter(days)}
        />
        <TaskButton task={task} type="submit">
          {t('account.tokenMake')}
        </TaskButton>
      </Form>
      <ShownOnce hint={t('account.tokenOnce')} secret={made.value} />
    </>
  )
}
