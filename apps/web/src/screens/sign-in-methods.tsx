import { useSignal } from '@preact/signals'
import { formatDate } from '../format.ts'
import { t } from '../i18n.ts'
import { call } from '../net/http.ts'
import { hasPasskeys } from '../passkeys.ts'
import { Failure, Field, Form, TaskButton } from '../shell/forms.tsx'
import { Loaded, useResource } from '../shell/resource.tsx'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { addPasskey } from './make-account.tsx'

interface Methods {
  readonly password: number | null
  readonly passkeys: readonly {
    readonly id: string
    readonly label: string
    readonly created: number
  }[]
}

/** The ways into an account: passkeys, and a password. */
export function SignInMethods() {
  const resource = useResource<Methods>('/api/account/ways-in')
  const task = useTask()
  const label = useSignal('')
  const remove = (id: string) =>
    task.run(async () => {
      await call('DELETE', `/api/account/passkeys/${encodeURIComponent(id)}`)
      await resource.reload()
    })
  const add = () =>
    task.run(async () => {
      const name = label.value.trim()
      await addPasskey(name === '' ? t('account.passkeyLabelDefault') : name)
      label.value = ''
      await resource.reload()
    })
  return (
    <Part heading={t('account.signInMethods')}>
      <Loaded resource={resource}>
        {({ password, passkeys }) => (
          <>
            <ul class="lines">
              {passkeys.map((key) => (
                <li key={key.id}>
                  <span>
                    {t('account.passkeyOf', { label: key.label, date: formatDate(key.created) })}
                  </span>
                  <TaskButton
                    task={task}
                    aria-label={t('account.removePasskey', { label: key.label })}
                    onClick={() => remove(key.id)}
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
            <Failure task={task} />
            {hasPasskeys() && (
              <Form onSubmit={add}>
                <Field
                  label={t('account.passkeyLabel')}
                  hint={t('account.passkeyHint')}
                  maxLength={60}
                  autoComplete="off"
                  value={label.value}
                  onInput={(event) => {
                    label.value = event.currentTarget.value
                  }}
                />
                <TaskButton task={task} type="submit">
                  {t('account.addPasskey')}
                </TaskButton>
              </Form>
            )}
            <NewPassword onSet={() => resource.reload()} />
          </>
        )}
      </Loaded>
    </Part>
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
      <Field
        label={t('account.newPassword')}
        hint={t('account.passwordHint')}
        type="password"
        autoComplete="new-password"
        value={password.value}
        error={task.failure.value}
        onInput={(event) => {
          password.value = event.currentTarget.value
        }}
      />
      <TaskButton task={task} type="submit">
        {t('account.changePassword')}
      </TaskButton>
      <p role="status">{done.value && t('account.passwordChanged')}</p>
    </Form>
  )
}
