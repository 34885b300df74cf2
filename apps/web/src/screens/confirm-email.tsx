import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { call, Refused } from '../net/http.ts'
import { go, place } from '../router.tsx'
import { refreshSession } from '../session.ts'
import { Failure, Field, Form, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { Column } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

/** Where the link of a mail leads: the address is confirmed by a button, not by mere looking. */
export function ConfirmEmail() {
  const password = useSignal('')
  const needsPassword = useSignal(false)
  const task = useTask()
  const confirm = () =>
    task.run(async () => {
      const token = place.value.hash.slice(1)
      const body = needsPassword.value ? { token, password: password.value } : { token }
      await call('POST', '/api/email/confirm', body).catch((error: unknown) => {
        if (error instanceof Refused && error.code === 'passwordNeeded') needsPassword.value = true
        throw error
      })
      await refreshSession()
      go('/account', { replace: true })
    })
  return (
    <Column title={t('email.confirmTitle')}>
      <section class="sheet part">
        <p>{t('email.confirmText')}</p>
        <Form onSubmit={confirm}>
          {needsPassword.value && (
            <Field
              label={t('account.password')}
              type="password"
              autoComplete="current-password"
              value={password.value}
              error={task.failure.value}
              onText={setter(password)}
            />
          )}
          <TaskButton task={task} kind="primary" type="submit">
            {t('email.confirmButton')}
          </TaskButton>
          {!needsPassword.value && <Failure task={task} />}
        </Form>
      </section>
    </Column>
  )
}
