import { Dialog } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import type { ComponentChildren } from 'preact'
import { t } from '../../later-messages.ts'
import { Field, Form, TaskButton } from '../../shell/forms.tsx'
import { setter } from '../../shell/setter.ts'
import { useTask } from '../../shell/task.ts'

/** Asks for a reason before something harmful is done; nothing happens without one. */
export function ReasonDialog({
  title,
  text,
  hint,
  children,
  onConfirm,
  onClose,
}: {
  readonly title: string
  readonly text: string
  readonly hint?: string | undefined
  readonly children?: ComponentChildren
  readonly onConfirm: (reason: string) => Promise<unknown>
  readonly onClose: () => void
}) {
  const reason = useSignal('')
  const missing = useSignal(false)
  const task = useTask()
  const confirm = async () => {
    missing.value = reason.value.trim() === ''
    if (missing.value) return
    if (await task.run(() => onConfirm(reason.value.trim()))) onClose()
  }
  return (
    <Dialog open title={title} closeLabel={t('page.close')} onClose={onClose}>
      <div class="stack">
        <p>{text}</p>
        <Form onSubmit={confirm}>
          {children}
          <Field
            label={t('admin.why')}
            hint={hint}
            maxLength={500}
            autoComplete="off"
            value={reason.value}
            error={missing.value ? t('admin.whyMissing') : task.failure.value}
            onText={setter(reason)}
          />
          <TaskButton task={task} kind="primary" type="submit">
            {title}
          </TaskButton>
        </Form>
      </div>
    </Dialog>
  )
}
