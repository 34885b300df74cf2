import { useSignal } from '@preact/signals'
import { formatDate } from '../format.ts'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { Link } from '../router.tsx'
import { me } from '../session.ts'
import { Failure, Field, Form, Select, TaskButton } from '../shell/forms.tsx'
import { Loaded, useResource } from '../shell/resource.tsx'
import { setter } from '../shell/setter.ts'
import { Part } from '../shell/site.tsx'
import { type Task, useTask } from '../shell/task.ts'
import {
  type ChannelProps,
  type Channels,
  WEBHOOK_KINDS,
  WEBHOOK_NAMES,
  type Webhook,
  type WebhookKind,
} from './notification-channels.ts'
import { PushSwitch } from './push-switch.tsx'
import { TestChannel } from './test-channel.tsx'

/** Turn notifications: by push, mail and webhook. */
export function Notifications() {
  return (
    <Part heading={t('settings.notifications')}>
      {me.value === null || me.value === undefined ? (
        <p class="muted">{t('settings.notificationsGuest')}</p>
      ) : (
        <AllChannels />
      )}
    </Part>
  )
}

function AllChannels() {
  const resource = useResource<Channels>('/api/notifications')
  const account = me.value?.kind === 'account'
  return (
    <Loaded resource={resource}>
      {(channels) => (
        <>
          <h3>{t('settings.push')}</h3>
          <PushSwitch channels={channels} resource={resource} />
          <h3>{t('settings.mail')}</h3>
          {account ? <Mail channels={channels} resource={resource} /> : <NeedsAccount />}
          <h3>{t('settings.webhooks')}</h3>
          {account ? <Webhooks channels={channels} resource={resource} /> : <NeedsAccount />}
        </>
      )}
    </Loaded>
  )
}

const NeedsAccount = () => (
  <p class="muted">
    {t('settings.needsAccount')} <Link href="/account">{t('settings.makeAccount')}</Link>
  </p>
)

function Mail({ channels: { mail }, resource }: ChannelProps) {
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
          onClick={() => task.run(() => resource.change('DELETE', '/api/notifications/mail'))}
        >
          {t('settings.mailStop')}
        </TaskButton>
        <Failure task={task} />
        <TestChannel channel={{ way: 'mail' }} resource={resource} />
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
        onText={setter(address)}
      />
      <TaskButton task={task} type="submit">
        {t('settings.mailAsk')}
      </TaskButton>
      <p role="status">{asked.value && t('settings.mailAsked')}</p>
    </Form>
  )
}

function Webhooks({ channels: { webhooks }, resource }: ChannelProps) {
  const task = useTask()
  return (
    <>
      <p class="muted">{t('settings.webhooksHint')}</p>
      {webhooks.length > 0 && (
        <ul class="lines">
          {webhooks.map((webhook) => (
            <WebhookLine key={webhook.id} webhook={webhook} resource={resource} task={task} />
          ))}
        </ul>
      )}
      <NewWebhook resource={resource} task={task} />
    </>
  )
}

interface WebhookProps {
  readonly resource: ChannelProps['resource']
  readonly task: Task
}

function WebhookLine({
  webhook: { id, kind, created, disabled },
  resource,
  task,
}: WebhookProps & { readonly webhook: Webhook }) {
  const named = { kind: WEBHOOK_NAMES[kind], date: formatDate(created) }
  const remove = () =>
    task.run(() => resource.change('DELETE', `/api/notifications/webhooks/${id}`))
  return (
    <li>
      <span>
        {t('settings.webhookOf', named)}{' '}
        {disabled !== null && <strong>{t('settings.webhookDisabled')}</strong>}
      </span>
      <TaskButton task={task} aria-label={t('settings.webhookRemoveOf', named)} onClick={remove}>
        {t('settings.webhookRemove')}
      </TaskButton>
      <TestChannel
        channel={{ way: 'webhook', id }}
        resource={resource}
        label={t('settings.testOf', named)}
      />
    </li>
  )
}

function NewWebhook({ resource, task }: WebhookProps) {
  const kind = useSignal<WebhookKind>('discord')
  const url = useSignal('')
  const add = () =>
    task.run(async () => {
      const body = { kind: kind.value, url: url.value.trim() }
      await call('POST', '/api/notifications/webhooks', body)
      url.value = ''
      await resource.reload()
    })
  return (
    <Form onSubmit={add}>
      <Select
        label={t('settings.webhookKind')}
        options={WEBHOOK_KINDS.map((value) => ({ value, label: WEBHOOK_NAMES[value] }))}
        value={kind.value}
        onChange={setter(kind)}
      />
      <Field
        label={t('settings.webhookUrl')}
        type="url"
        value={url.value}
        error={task.failure.value}
        onText={setter(url)}
      />
      <TaskButton task={task} type="submit">
        {t('settings.webhookAdd')}
      </TaskButton>
    </Form>
  )
}
