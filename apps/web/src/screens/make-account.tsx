import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { hasPasskeys, makePasskey } from '../passkeys.ts'
import { refreshSession } from '../session.ts'
import { Failure, Field, Form, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

const SHORTEST = 10

/** Turns a guest into an account that can sign in from anywhere. */
export function MakeAccount() {
  return (
    <Part heading={t('account.make')}>
      <p>{t('account.makeHint')}</p>
      <WithPasskey />
      <WithPassword />
    </Part>
  )
}

function WithPasskey() {
  const task = useTask()
  if (!hasPasskeys()) return <p class="muted">{t('account.passkeyNone')}</p>
  return (
    <>
      <h3>{t('account.passkey')}</h3>
      <p class="muted">{t('account.passkeyHint')}</p>
      <TaskButton
        task={task}
        kind="primary"
        onClick={() =>
          task.run(async () => {
            await addPasskey(t('account.passkeyLabelDefault'))
            await refreshSession()
          })
        }
      >
        <Icon name="lock" />
        {t('account.makeWithPasskey')}
      </TaskButton>
      <Failure task={task} />
    </>
  )
}

/** Makes a passkey and registers it with the server. */
export async function addPasskey(label: string): Promise<void> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/api/account/passkeys/options',
  )
  const response = await makePasskey(options, t('account.passkeyStopped'))
  await call('POST', '/api/account/passkeys', { label, response })
}

function WithPassword() {
  const email = useSignal('')
  const password = useSignal('')
  const sentTo = useSignal<string | null>(null)
  const wrong = useSignal<'email' | 'password' | null>(null)
  const task = useTask()
  const make = () => {
    wrong.value = !/^\S+@\S+\.\S+$/.test(email.value.trim())
      ? 'email'
      : password.value.length < SHORTEST
        ? 'password'
        : null
    if (wrong.value !== null) return
    task.run(async () => {
      const body = { email: email.value.trim(), password: password.value }
      const { confirm } = await call<{ confirm: string | null }>('POST', '/api/account', body)
      sentTo.value = confirm
      if (confirm === null) await refreshSession()
    })
  }
  return (
    <>
      <h3>{t('account.password')}</h3>
      <Form onSubmit={make}>
        <Field
          label={t('account.email')}
          hint={t('account.emailHint')}
          type="email"
          autoComplete="username"
          value={email.value}
          error={wrong.value === 'email' ? t('account.emailWrong') : null}
          onText={setter(email)}
        />
        <Field
          label={t('account.password')}
          hint={t('account.passwordHint')}
          type="password"
          autoComplete="new-password"
          value={password.value}
          error={wrong.value === 'password' ? t('account.passwordShort') : task.failure.value}
          onText={setter(password)}
        />
        <TaskButton task={task} type="submit">
          {t('account.makeWithPassword')}
        </TaskButton>
        <p role="status">
          {sentTo.value !== null && t('email.sentToFinish', { email: sentTo.value })}
        </p>
      </Form>
    </>
  )
}
