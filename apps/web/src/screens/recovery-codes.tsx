import { useSignal } from '@preact/signals'
import { t } from '../later-messages.ts'
import { call } from '../net/http.ts'
import { CopyButton } from '../shell/copy-button.tsx'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

/** Codes to get in again without password and passkeys; they are shown once. */
export function RecoveryCodes({
  left,
  onMade,
}: {
  readonly left: number
  readonly onMade: () => void
}) {
  const codes = useSignal<readonly string[] | null>(null)
  const task = useTask()
  const make = () =>
    task.run(async () => {
      const made = await call<{ codes: string[] }>('POST', '/api/account/recovery-codes')
      codes.value = made.codes
      onMade()
    })
  return (
    <Part heading={t('codes.title')}>
      <p>{t('codes.hint')}</p>
      <p class="muted">{t('codes.left', { n: left })}</p>
      <TaskButton task={task} onClick={make}>
        {left === 0 ? t('codes.make') : t('codes.replace')}
      </TaskButton>
      <Failure task={task} />
      <div role="status" class="stack">
        {codes.value !== null && <NewCodes codes={codes.value} />}
      </div>
    </Part>
  )
}

function NewCodes({ codes }: { readonly codes: readonly string[] }) {
  const text = codes.join('\n')
  return (
    <>
      <p>{t('codes.once')}</p>
      <ul class="codes">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div class="row">
        <CopyButton text={text} />
        <a
          class="button"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={t('codes.file')}
        >
          {t('codes.download')}
        </a>
        <button type="button" class="button" onClick={() => print()}>
          {t('codes.print')}
        </button>
      </div>
    </>
  )
}
