import { useSignal } from '@preact/signals'
import { formatDate } from '../format.ts'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { hasPasskeys } from '../passkeys.ts'
import { Failure, Field, Form, TaskButton } from '../shell/forms.tsx'
import { Loaded, type Resource, useResource } from '../shell/resource.tsx'
import { setter } from '../shell/setter.ts'
import { Part } from '../shell/site.tsx'
import { type Task, useTask } from '../shell/task.ts'
import { AccountEmail, type EmailState } from './account-email.tsx'
import { addPasskey } from './make-account.tsx'
import { RecoveryCodes } from './recovery-codes.tsx'

interface Methods extends EmailState {
  readonly recoveryCodes: number
  readonly password: number | null
  readonly passkeys: readonly {
    readonly id: string
    readonly label: string
    readonly created: number
  }[]
}

interface MethodsProps {
  readonly resource: Resource<Methods>
  readonly task: Task
}

/** The ways to sign in: passkeys, and a password. */
export function SignInMethods() {
  const resource = useResource<Methods>('/api/account/ways-in')
  const task = useTask()
  return (
    <Loaded resource={resource}>
      {(methods) => (
        <>
          <Part heading={t('account.signInMethods')}>
            <MethodList methods={methods} resource={resource} task={task} />
            <Failure task={task} />
            {hasPasskeys() && <NewPasskey resource={resource} task={task} />}
            <NewPassword onSet={() => resource.reload()} />
          </Part>
          <AccountEmail state={methods} onSet={() => resource.reload()} />
          <RecoveryCodes left={methods.recoveryCodes} onMade={() => resource.reload()} />
        </>
      )}
    </Loaded>
  )
}

function MethodList({
  methods: { password, passkeys },
  resource,
  task,
}: MethodsProps & { readonly methods: Methods }) {
  const remove = (id: string) => {
    const path = `/api/account/passkeys/${encodeURIComponent(id)}`
    return task.run(() => resource.change('DELETE', path))
  }
  return (
    <ul class="lines">
      {passkeys.map(({ id, label, created }) => (
        <li key={id}>
          <span>{t('account.passkeyOf', { label, date: formatDate(created) })}</span>
          <TaskButton
            task={task}
            aria-label={t('account.removePasskey', { label })}
            onClick={() => remove(id)}
          >
            {t('account.remove')}
          </TaskButton>
        </li>
      ))}
      <li>
        {password === null
          ? t('account.noPassword')
          : t('account.passwordSet', { date: formatDate(password) })}
      </li>
    </ul>
  )
}

function NewPasskey({ resource, task }: MethodsProps) {
  const label = useSignal('')
  const add = () =>
    task.run(async () => {
      const name = label.value.trim()
      await addPasskey(name === '' ? t('account.passkeyLabelDefault') : name)
      label.value = ''
      await resource.reload()
    })
  return (
    <Form onSubmit={add}>
      <h3>{t('account.passkey')}</h3>
      <p class="muted">{t('account.passkeyHint')}</p>
      <Field
        label={t('account.passkeyLabel')}
        maxLength={60}
        autoComplete="off"
        value={label.value}
        onText={setter(label)}
      />
      <TaskButton task={task} type="submit">
        {t('account.addPasskey')}
      </TaskButton>
    </Form>
  )
}

function NewPassword({ onSet }: { readonly onSet: () => void }) {
  const password = useSignal('')
  const done = useSignal(false)
  const task = useTask()
  const set = async () => {
    done.value = await task.run(() =>
      call('PUT', '/api/account/password', { password: password.value }),
    )
    if (!done.value) return
    password.value = ''
    onSet()
  }
  return (
    <Form onSubmit={set}>
      <h3>{t('account.password')}</h3>
      <Field
        label={t('account.newPassword')}
        hint={t('account.passwordHint')}
        type="password"
        autoComplete="new-password"
        value={password.value}
        error={task.failure.value}
        onText={setter(password)}
      />
      <TaskButton task={task} type="submit">
        {t('account.changePassword')}
      </TaskButton>
      <p role="status">{done.value && t('account.passwordChanged')}</p>
    </Form>
  )
}
