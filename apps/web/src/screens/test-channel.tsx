import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { useTask } from '../shell/task.ts'
import type { ChannelProps } from './notification-channels.ts'

interface TestResult {
  readonly taken: boolean
  readonly status: number | null
}

/** A button that sends a test notification, and shows the result. */
export function TestChannel({
  channel,
  enabled = true,
  label,
  resource,
}: Pick<ChannelProps, 'resource'> & {
  /** As the server knows it. */
  readonly channel: object
  /** A channel that turned out to be gone is not tested again; the last result stays. */
  readonly enabled?: boolean
  /** For screen readers, where there are several. */
  readonly label?: string
}) {
  const tested = useSignal<TestResult | null>(null)
  const task = useTask()
  const test = () =>
    task.run(async () => {
      tested.value = null
      tested.value = await call<TestResult>('POST', '/api/notifications/test', channel)
      await resource.reload() // the test may have disabled the channel, or enabled it again
    })
  return (
    <>
      {enabled && (
        <TaskButton
          task={task}
          onClick={test}
          {...(label === undefined ? {} : { 'aria-label': label })}
        >
          {t('settings.test')}
        </TaskButton>
      )}
      <p role="status">{tested.value !== null && resultText(tested.value)}</p>
      <Failure task={task} />
    </>
  )
}

function resultText({ taken, status }: TestResult): string {
  if (taken) return t('settings.tested')
  return status === null ? t('settings.testUnreachable') : t('settings.testRefused', { status })
}
