import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { localName } from '../guest.ts'
import { language } from '../i18n.ts'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { hasPasskeys, makePasskey } from '../passkeys.ts'
import { me, refreshSession } from '../session.ts'
import { Failure, Field, Form, TaskButton } from '../shell/forms.tsx'
import { Loaded } from '../shell/resource.tsx'
import { setter } from '../shell/setter.ts'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { useRegistration } from './use-registration.ts'

const SHORTEST = 10

interface Registration {
  /** The token of an invitation. */
  readonly invitation?: string | undefined
  readonly onDone?: (() => void) | undefined
}

/** Turns a guest into an account that can sign in from anywhere, where the server allows it. */
export function MakeAccount(props: Registration) {
  const resource = useRegistration()
  return (
    <Part heading={t('account.make')}>
      <Loaded resource={resource}>
        {({ registration }) =>
          registration === 'closed' ? (
            <p>{t('failure.registrationClosed')}</p>
          ) : registration === 'invitation' && props.invitation === undefined ? (
            <p>{t('signIn.byInvitation')}</p>
          ) : (
            <>
              <p>{t('account.makeHint')}</p>
              {me.value?.kind === 'guest' && <WithPasskey {...props} />}
              <WithPassword {...props} />
            </>
          )
        }
      </Loaded>
    </Part>
  )
}

function WithPasskey({ invitation, onDone }: Registration) {
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
            await addPasskey(t('account.passkeyLabelDefault'), invitation)
            await refreshSession()
            onDone?.()
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
export async function addPasskey(label: string, invitation?: string): Promise<void> {
  const options = await call<PublicKeyCredentialCreationOptionsJSON>(
    'POST',
    '/api/account/passkeys/options',
  )
  const response = await makePasskey(options, t('account.passkeyStopped'))
  await call('POST', '/api/account/passkeys', { label, response, ...given(invitation) })
}

const given = (invitation: string | undefined) => (invitation === undefined ? {} : { invitation })

function WithPassword({ invitation, onDone }: Registration) {
  const guest = me.value?.kind === 'guest'
  const name = useSignal(localName())
  const email = useSignal('')
  const password = useSignal('')
  const sentTo = useSignal<string | null>(null)
  const wrong = useSignal<'name' | 'email' | 'password' | null>(null)
  const task = useTask()
  const make = () => {
    wrong.value = whatIsWrong(guest ? 'guest' : name.value, email.value, password.value)
    if (wrong.value !== null) return
    task.run(async () => {
      const body = { email: email.value.trim(), password: password.value, ...given(invitation) }
      const who = guest ? {} : { name: name.value.trim(), locale: language.value }
      const path = guest ? '/api/account' : '/api/register'
      const { confirm } = await call<{ confirm: string | null }>('POST', path, { ...body, ...who })
      sentTo.value = confirm
      if (confirm !== null) return
      await refreshSession()
      onDone?.()
    })
  }
  return (
    <>
      <h3>{t('account.password')}</h3>
      <Form onSubmit={make}>
        {!guest && (
          <Field
            label={t('account.name')}
            maxLength={40}
            autoComplete="nickname"
            value={name.value}
            error={wrong.value === 'name' ? t('account.nameEmpty') : null}
            onText={setter(name)}
          />
        )}
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

function whatIsWrong(name: string, email: string, password: string) {
  if (name.trim() === '') return 'name'
  if (!/^\S+@\S+\.\S+$/.test(email.trim())) return 'email'
  return password.length < SHORTEST ? 'password' : null
}
