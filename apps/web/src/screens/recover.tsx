import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { call, Refused } from '../net/http.ts'
import { go, place } from '../router.tsx'
import { refreshSession } from '../session.ts'
import { Field, Form, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { Column, Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

/** For people who cannot sign in any more. A link of a mail brings its code after the `#`. */
export function Recover() {
  const code = place.value.hash.slice(1)
  return (
    <Column title={t('recover.title')}>
      {code === '' && <ByMail />}
      <ByCode given={code} />
    </Column>
  )
}

function ByMail() {
  const email = useSignal('')
  const sent = useSignal(false)
  const task = useTask()
  const send = async () => {
    const body = { email: email.value.trim() }
    sent.value = await task.run(() => call('POST', '/api/recovery', body))
  }
  return (
    <Part heading={t('recover.byMail')}>
      <Form onSubmit={send}>
        <Field
          label={t('account.email')}
          type="email"
          autoComplete="username"
          value={email.value}
          error={task.failure.value}
          onText={setter(email)}
        />
        <TaskButton task={task} type="submit">
          {t('recover.send')}
        </TaskButton>
        <p role="status">{sent.value && t('recover.sent')}</p>
      </Form>
    </Part>
  )
}

function ByCode({ given }: { readonly given: string }) {
  const code = useSignal(given)
  const password = useSignal('')
  const codeIsWrong = useSignal(false)
  const task = useTask()
  const recover = () =>
    task.run(async () => {
      const body = { code: code.value.trim(), password: password.value }
      codeIsWrong.value = false
      await call('POST', '/api/recover', body).catch((error: unknown) => {
        codeIsWrong.value = given === '' && error instanceof Refused && error.code === 'badCode'
        throw error
      })
      await refreshSession()
      go('/account', { replace: true })
    })
  return (
    <Part heading={given === '' ? t('recover.byCode') : t('account.newPassword')}>
      {given === '' && <p class="muted">{t('recover.codeHint')}</p>}
      <Form onSubmit={recover}>
        {given === '' && (
          <Field
            label={t('recover.code')}
            autoComplete="off"
            spellcheck={false}
            value={code.value}
            error={codeIsWrong.value ? task.failure.value : null}
            onText={setter(code)}
          />
        )}
        <Field
          label={t('account.newPassword')}
          hint={t('account.passwordHint')}
          type="password"
          autoComplete="new-password"
          value={password.value}
          error={codeIsWrong.value ? null : task.failure.value}
          onText={setter(password)}
        />
        <p class="muted">{t('recover.ends')}</p>
        <TaskButton task={task} kind="primary" type="submit">
          {t('account.changePassword')}
        </TaskButton>
      </Form>
    </Part>
  )
}
