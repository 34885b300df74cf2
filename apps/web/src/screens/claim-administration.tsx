import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { whoAmI } from '../session.ts'
import { Field, Form, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { useTask } from '../shell/task.ts'

/** Makes whoever knows the server's token an administrator. */
export function ClaimAdministration() {
  const token = useSignal('')
  const task = useTask()
  return (
    <details class="sheet part">
      <summary>{t('account.claim')}</summary>
      <Form
        onSubmit={() =>
          task.run(async () => {
            await call('POST', '/api/admin/claim', { token: token.value.trim() })
            await whoAmI()
          })
        }
      >
        <Field
          label={t('account.claimToken')}
          type="password"
          autoComplete="off"
          value={token.value}
          error={task.failure.value}
          onText={setter(token)}
        />
        <TaskButton task={task} type="submit">
          {t('account.claim')}
        </TaskButton>
      </Form>
    </details>
  )
}
