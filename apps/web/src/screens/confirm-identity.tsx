import { Dialog, Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { choosePasskey, hasPasskeys } from '../passkeys.ts'
import { Failure, Field, Form, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { useTask } from '../shell/task.ts'

interface ConfirmProps {
  readonly onClose: (confirmed: boolean) => void
}

/** Asks for the password or a passkey again. */
export const ConfirmIdentity = ({ onClose }: ConfirmProps) => (
  <Dialog
    open
    title={t('identity.title')}
    closeLabel={t('page.close')}
    onClose={() => onClose(false)}
  >
    <div class="stack">
      <p>{t('identity.why')}</p>
      <ByPassword onClose={onClose} />
      {hasPasskeys() && <ByPasskey onClose={onClose} />}
    </div>
  </Dialog>
)

function ByPassword({ onClose }: ConfirmProps) {
  const password = useSignal('')
  const task = useTask()
  const confirm = async () => {
    const body = { password: password.value }
    if (await task.run(() => call('POST', '/api/account/confirm', body))) onClose(true)
  }
  return (
    <Form onSubmit={confirm}>
      <Field
        label={t('identity.password')}
        type="password"
        autoComplete="current-password"
        autoFocus
        value={password.value}
        error={task.failure.value}
        onText={setter(password)}
      />
      <TaskButton task={task} kind="primary" type="submit">
        {t('identity.confirm')}
      </TaskButton>
    </Form>
  )
}

function ByPasskey({ onClose }: ConfirmProps) {
  const task = useTask()
  const path = '/api/account/confirm/passkey'
  const confirm = async () => {
    const confirmed = await task.run(async () => {
      const options = await call<PublicKeyCredentialRequestOptionsJSON>('POST', `${path}/options`)
      const response = await choosePasskey(options, t('signIn.passkeyStopped'))
      await call('POST', path, { response })
    })
    if (confirmed) onClose(true)
  }
  return (
    <>
      <TaskButton task={task} onClick={confirm}>
        <Icon name="lock" />
        {t('identity.withPasskey')}
      </TaskButton>
      <Failure task={task} />
    </>
  )
}
