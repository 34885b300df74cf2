import type { ChatLine } from '@guildhall/protocol'
import { Dialog } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from '../../later-messages.ts'
import { call } from '../../net/http.ts'
import type { TableLink } from '../../net/table-link.ts'
import { Failure, Field, Form, Select, TaskButton } from '../../shell/forms.tsx'
import { setter } from '../../shell/setter.ts'
import { useTask } from '../../shell/task.ts'

const REASONS = ['talk', 'name', 'cheating', 'stalling', 'other'] as const

/** Whoever sent a message can be muted, or reported with it. */
export function ChatPerson({
  link,
  line: { number, name },
  onClose,
}: {
  readonly link: TableLink
  readonly line: ChatLine
  readonly onClose: () => void
}) {
  const reason = useSignal<(typeof REASONS)[number]>('talk')
  const text = useSignal('')
  const done = useSignal<'muted' | 'reported' | null>(null)
  const task = useTask()
  const path = `/api/tables/${link.id}`
  const mute = () =>
    task.run(async () => {
      await call('PUT', `${path}/silence`, { line: number, kind: 'mute' })
      await link.readChat()
      done.value = 'muted'
    })
  const report = () =>
    task.run(async () => {
      const body = { line: number, reason: reason.value, text: text.value.trim() }
      await call('POST', `${path}/reports`, body)
      done.value = 'reported'
    })
  return (
    <Dialog
      open
      title={t('chat.more', { name })}
      closeLabel={t('page.close')}
      class="chat-person"
      onClose={onClose}
    >
      <p>{t('chatPerson.muteHint')}</p>
      <TaskButton task={task} onClick={mute}>
        {t('chatPerson.mute', { name })}
      </TaskButton>
      <Form onSubmit={report}>
        <p>{t('chatPerson.reportHint')}</p>
        <Select
          label={t('admin.why')}
          options={REASONS.map((value) => ({ value, label: t(`admin.reason.${value}`) }))}
          value={reason.value}
          onChange={setter(reason)}
        />
        <Field
          label={t('chatPerson.text')}
          maxLength={1000}
          autoComplete="off"
          value={text.value}
          onText={setter(text)}
        />
        <TaskButton task={task} type="submit">
          {t('chatPerson.report')}
        </TaskButton>
      </Form>
      <Failure task={task} />
      <p role="status">{done.value !== null && t(`chatPerson.${done.value}`)}</p>
    </Dialog>
  )
}
