import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from '../i18n.ts'
import { call } from '../net/http.ts'
import { choosePasskey, hasPasskeys } from '../passkeys.ts'
import { go, Link } from '../router.tsx'
import { me, server, whoAmI } from '../session.ts'
import { Failure, Field, Form, TaskButton } from '../shell/forms.tsx'
import { Column, Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

export function SignIn() {
  const email = useSignal('')
  const password = useSignal('')
  const byPassword = useTask()
  const byPasskey = useTask()

  const enter = async () => {
    await whoAmI()
    server.reconnect()
    go('/')
  }
  const withPasskey = async () => {
    const options = await call<PublicKeyCredentialRequestOptionsJSON>(
      'POST',
      '/api/sign-in/passkey/options',
    )
    const response = await choosePasskey(options, t('signIn.passkeyStopped'))
    await call('POST', '/api/sign-in/passkey', { response })
    await enter()
  }
  const withPassword = async () => {
    await call('POST', '/api/sign-in', { email: email.value, password: password.value })
    await enter()
  }
  return (
    <Column title={t('signIn.title')}>
      {me.value?.kind === 'account' && <p>{t('signIn.already', { name: me.value.name })}</p>}
      <Part heading={t('account.passkey')}>
        {hasPasskeys() ? (
          <TaskButton task={byPasskey} kind="primary" onClick={() => byPasskey.run(withPasskey)}>
            <Icon name="lock" />
            {t('signIn.withPasskey')}
          </TaskButton>
        ) : (
          <p class="muted">{t('account.passkeyNone')}</p>
        )}
        <Failure task={byPasskey} />
      </Part>
      <Part heading={t('account.password')}>
        <Form onSubmit={() => byPassword.run(withPassword)}>
          <Field
            label={t('account.email')}
            type="email"
            autoComplete="username"
            value={email.value}
            onInput={(event) => {
              email.value = event.currentTarget.value
            }}
          />
          <Field
            label={t('account.password')}
            type="password"
            autoComplete="current-password"
            value={password.value}
            error={byPassword.failure.value}
            onInput={(event) => {
              password.value = event.currentTarget.value
            }}
          />
          <TaskButton task={byPassword} type="submit">
            {t('signIn.submit')}
          </TaskButton>
        </Form>
      </Part>
      <p class="muted">
        {t('signIn.carry')} {t('signIn.noAccount')} <Link href="/account">{t('account.make')}</Link>
      </p>
    </Column>
  )
}
