import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { t } from '../later-messages.ts'
import { call, Refused } from '../net/http.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { setter } from '../shell/setter.ts'
import { useTask } from '../shell/task.ts'
import type { ChannelProps } from './notification-channels.ts'
import { TestChannel } from './test-channel.tsx'

const POSSIBLE = 'serviceWorker' in navigator && 'PushManager' in window

/** Turns notifications by this browser's push service on and off. */
export function PushSwitch({ channels, resource }: ChannelProps) {
  const subscription = useSignal<PushSubscription | null>(null)
  const task = useTask()
  useEffect(() => {
    subscriptionHere().then(setter(subscription))
  }, [subscription])
  if (!POSSIBLE) return <p class="muted">{t('settings.pushNone')}</p>
  const here = subscription.value?.endpoint
  const on = channels.browsers.some(({ endpoint }) => endpoint === here)
  const others = channels.browsers.length - (on ? 1 : 0)

  const start = async () => {
    // One that the server does not know is over, or made with another key: a new one takes its place.
    await subscription.value?.unsubscribe()
    subscription.value = await subscribe(channels.pushKey)
    await call('POST', '/api/notifications/push', subscription.value.toJSON())
    await resource.reload()
  }
  const stop = async () => {
    await call('DELETE', '/api/notifications/push', { endpoint: here })
    await subscription.value?.unsubscribe()
    subscription.value = null
    await resource.reload()
  }
  return (
    <>
      <p role="status">
        {t(on ? 'settings.pushOn' : 'settings.pushOff')}{' '}
        {others > 0 && t('settings.otherBrowsers', { n: others })}
      </p>
      <TaskButton task={task} onClick={() => task.run(on ? stop : start)}>
        {t(on ? 'settings.pushStop' : 'settings.pushStart')}
      </TaskButton>
      <Failure task={task} />
      {here !== undefined && (
        <TestChannel channel={{ way: 'push', endpoint: here }} enabled={on} resource={resource} />
      )}
    </>
  )
}

async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!POSSIBLE) return null
  const registration = await navigator.serviceWorker.getRegistration()
  return (await registration?.pushManager.getSubscription()) ?? null
}

/** Asks the browser for permission; throws a message where it refuses. */
async function subscribe(applicationServerKey: string): Promise<PushSubscription> {
  if ((await Notification.requestPermission()) !== 'granted') {
    throw new Refused('pushDenied', t('settings.pushDenied'), 403)
  }
  const { pushManager } = await navigator.serviceWorker.ready
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey }).catch(() => {
    throw new Refused('pushNone', t('settings.pushNone'), 501)
  })
}
