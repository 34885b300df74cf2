import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { Field, Form, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

/** The address of an account, and whether it is known to be theirs. */
export interface EmailState {
  readonly email: string | null
  readonly emailConfirmed: number | null
  readonly claimedEmail: string | null
  /** Whether the server sends mails at all. */
  readonly mails: boolean
}

export function AccountEmail({
  state,
  onSet,
}: {
  readonly state: EmailState
  readonly onSet: () => void
}) {
  const email = useSignal(state.email ?? '')
  const done = useSignal(false)
  const task = useTask()
  const save = async () => {
    const body = { email: email.value.trim() }
    done.value = await task.run(() => call('PUT', '/api/account/email', body))
    if (done.value) onSet()
  }
  return (
    <Part heading={t('email.title')}>
      <p class="muted">{stateText(state)}</p>
      <Form onSubmit={save}>
        <Field
          label={t('account.email')}
          type="email"
          autoComplete="email"
          value={email.value}
          error={task.failure.value}
          onText={setter(email)}
        />
        <TaskButton task={task} type="submit">
          {t('email.save')}
        </TaskButton>
        <p role="status">
          {done.value && (state.mails ? t('email.sent', { email: email.value }) : t('page.saved'))}
        </p>
      </Form>
    </Part>
  )
}

function stateText({ email, emailConfirmed, claimedEmail, mails }: EmailState): string {
  if (claimedEmail !== null) return t('email.waiting', { email: claimedEmail })
  if (email === null) return t('email.none')
  if (!mails) return t('email.unchecked')
  return emailConfirmed === null ? t('email.unconfirmed') : t('email.confirmed')
}
