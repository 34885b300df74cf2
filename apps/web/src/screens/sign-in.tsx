import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { choosePasskey, hasPasskeys } from '../passkeys.ts'
import { go, Link } from '../router.tsx'
import { me, refreshSession } from '../session.ts'
import { Failure, Field, Form, TaskButton } from '../shell/forms.tsx'
import { Loaded } from '../shell/resource.tsx'
import { setter } from '../shell/setter.ts'
import { Column, Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { MakeAccount } from './make-account.tsx'
import { useRegistration } from './use-registration.ts'

export function SignIn() {
  return (
    <Column title={t('signIn.title')}>
      {me.value?.kind === 'account' && <p>{t('signIn.already', { name: me.value.name })}</p>}
      <ByPasskey />
      <ByPassword />
      <NoAccount />
    </Column>
  )
}

/** What those without an account can do here. */
function NoAccount() {
  const resource = useRegistration()
  return (
    <Loaded resource={resource}>
      {({ registration, guests }) => (
        <>
          {guests && (
            <p class="muted">
              {t('signIn.carry')} {t('signIn.noAccount')}{' '}
              {registration === 'open' && <Link href="/account">{t('account.make')}</Link>}
            </p>
          )}
          {registration === 'invitation' && <p class="muted">{t('signIn.byInvitation')}</p>}
          {registration === 'closed' && <p class="muted">{t('failure.registrationClosed')}</p>}
          {registration === 'open' && !guests && me.value === null && <MakeAccount />}
          {!guests && (
            <p class="muted">
              {t('signIn.noGuests')} <Link href="/new">{t('signIn.playHere')}</Link>
            </p>
          )}
        </>
      )}
    </Loaded>
  )
}

async function enter(path: string, credentials: object): Promise<void> {
  await call('POST', path, credentials)
  await refreshSession()
  go('/')
}

function ByPasskey() {
  const task = useTask()
  const signIn = async () => {
    const options = await call<PublicKeyCredentialRequestOptionsJSON>(
      'POST',
      '/api/sign-in/passkey/options',
    )
    const response = await choosePasskey(options, t('signIn.passkeyStopped'))
    await enter('/api/sign-in/passkey', { response })
  }
  return (
    <Part heading={t('account.passkey')}>
      {hasPasskeys() ? (
        <TaskButton task={task} kind="primary" onClick={() => task.run(signIn)}>
          <Icon name="lock" />
          {t('signIn.withPasskey')}
        </TaskButton>
      ) : (
        <p class="muted">{t('account.passkeyNone')}</p>
      )}
      <Failure task={task} />
    </Part>
  )
}

function ByPassword() {
  const email = useSignal('')
  const password = useSignal('')
  const task = useTask()
  const signIn = () =>
    task.run(() => enter('/api/sign-in', { email: email.value, password: password.value }))
  return (
    <Part heading={t('account.password')}>
      <Form onSubmit={signIn}>
        <Field
          label={t('account.email')}
          type="email"
          autoComplete="username"
          value={email.value}
          onText={setter(email)}
        />
        <Field
          label={t('account.password')}
          type="password"
          autoComplete="current-password"
          value={password.value}
          error={task.failure.value}
          onText={setter(password)}
        />
        <TaskButton task={task} type="submit">
          {t('signIn.submit')}
        </TaskButton>
        <p>
          <Link href="/recover">{t('recover.forgot')}</Link>
        </p>
      </Form>
    </Part>
  )
}
