import { useSignal } from '@preact/signals'
import { t } from '../i18n.ts'
import { call } from '../net/http.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { useTask } from '../shell/task.ts'
import type { ChannelProps } from './notification-channels.ts'

interface TestResult {
  readonly taken: boolean
  readonly status: number | null
}

/** A button that sends a letter of no meaning now, and says what became of it. */
export function TestChannel({
  way,
  offered = true,
  label,
  resource,
}: Pick<ChannelProps, 'resource'> & {
  /** As the server knows it. */
  readonly way: object
  /** A way that turned out to be gone is offered no more; what was said of it stays. */
  readonly offered?: boolean
  /** For those who hear it, where there are several. */
  readonly label?: string
}) {
  const tested = useSignal<TestResult | null>(null)
  const task = useTask()
  const test = () =>
    task.run(async () => {
      tested.value = null
      tested.value = await call<TestResult>('POST', '/api/notifications/test', way)
      await resource.reload() // a way that has gone is forgotten, one that works again is called again
    })
  return (
    <>
      {offered && (
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
