import { useSignal } from '@preact/signals'
import { call } from '../net/http.ts'
import { Link } from '../router.tsx'
import { date } from '../say.ts'
import { me } from '../session.ts'
import { Failure, Field, Form, Select, TaskButton } from '../shell/forms.tsx'
import { Reading, useRead } from '../shell/read.tsx'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'
import { t } from '../words.ts'
import { PushSwitch } from './push.tsx'
import { TestWay } from './test-way.tsx'
import { KIND_NAMES, KINDS, type Kind, type WayProps, type Ways } from './ways.ts'

/** Being told that it is one's turn. */
export function Notices() {
  return (
    <Part heading={t('settings.notices')}>
      {me.value === null || me.value === undefined ? (
        <p class="muted">{t('settings.noticesGuest')}</p>
      ) : (
        <AllWays />
      )}
    </Part>
  )
}

function AllWays() {
  const read = useRead<Ways>('/api/notifications')
  const account = me.value?.kind === 'account'
  return (
    <Reading read={read}>
      {(ways) => (
        <>
          <h3>{t('settings.push')}</h3>
          <PushSwitch ways={ways} read={read} />
          <h3>{t('settings.mail')}</h3>
          {account ? <Mail ways={ways} read={read} /> : <NeedsAccount />}
          <h3>{t('settings.webhooks')}</h3>
          {account ? <Webhooks ways={ways} read={read} /> : <NeedsAccount />}
        </>
      )}
    </Reading>
  )
}

const NeedsAccount = () => (
  <p class="muted">
    {t('settings.needsAccount')} <Link href="/account">{t('settings.makeAccount')}</Link>
  </p>
)

function Mail({ ways: { mail }, read }: WayProps) {
  const address = useSignal('')
  const asked = useSignal(false)
  const task = useTask()
  if (!mail.works) return <p class="muted">{t('settings.mailNone')}</p>
  if (mail.address !== null) {
    return (
      <>
        <p>{t('settings.mailTo', { address: mail.address })}</p>
        <TaskButton
          task={task}
          onClick={() =>
            task.run(async () => {
              await call('DELETE', '/api/notifications/mail')
              await read.again()
            })
          }
        >
          {t('settings.mailStop')}
        </TaskButton>
        <Failure task={task} />
        <TestWay way={{ way: 'mail' }} read={read} />
      </>
    )
  }
  return (
    <Form
      onSubmit={async () => {
        asked.value = await task.run(() =>
          call('POST', '/api/notifications/mail', { email: address.value }),
        )
      }}
    >
      <Field
        label={t('settings.mailAddress')}
        type="email"
        autoComplete="email"
        value={address.value}
        error={task.failure.value}
        onInput={(event) => {
          address.value = event.currentTarget.value
        }}
      />
      <TaskButton task={task} type="submit">
        {t('settings.mailAsk')}
      </TaskButton>
      <p role="status">{asked.value && t('settings.mailAsked')}</p>
    </Form>
  )
}

function Webhooks({ ways: { webhooks }, read }: WayProps) {
  const kind = useSignal<Kind>('discord')
  const url = useSignal('')
  const task = useTask()
  return (
    <>
      <p class="muted">{t('settings.webhooksHint')}</p>
      {webhooks.length > 0 && (
        <ul class="lines">
          {webhooks.map((hook) => (
            <li key={hook.id}>
              <span>
                {t('settings.webhookOf', {
                  kind: KIND_NAMES[hook.kind],
                  date: date(hook.created),
                })}{' '}
                {hook.disabled !== null && <strong>{t('settings.webhookDisabled')}</strong>}
              </span>
              <TaskButton
                task={task}
                aria-label={t('settings.webhookRemoveOf', {
                  kind: KIND_NAMES[hook.kind],
                  date: date(hook.created),
                })}
                onClick={() =>
                  task.run(async () => {
                    await call('DELETE', `/api/notifications/webhooks/${hook.id}`)
                    await read.again()
                  })
                }
              >
                {t('settings.webhookRemove')}
              </TaskButton>
              <TestWay
                way={{ way: 'webhook', id: hook.id }}
                read={read}
                label={t('settings.testOf', {
                  kind: KIND_NAMES[hook.kind],
                  date: date(hook.created),
                })}
              />
            </li>
          ))}
        </ul>
      )}
      <Form
        onSubmit={() =>
          task.run(async () => {
            const body = { kind: kind.value, url: url.value.trim() }
            await call('POST', '/api/notifications/webhooks', body)
            url.value = ''
            await read.again()
          })
        }
      >
        <Select
          label={t('settings.webhookKind')}
          options={KINDS.map((value) => ({ value, label: KIND_NAMES[value] }))}
          value={kind.value}
          onChange={(value) => {
            kind.value = value
          }}
        />
        <Field
          label={t('settings.webhookUrl')}
          type="url"
          value={url.value}
          error={task.failure.value}
          onInput={(event) => {
            url.value = event.currentTarget.value
          }}
        />
        <TaskButton task={task} type="submit">
          {t('settings.webhookAdd')}
        </TaskButton>
      </Form>
    </>
  )
}
