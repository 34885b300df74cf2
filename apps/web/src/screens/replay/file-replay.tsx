import { useSignal } from '@preact/signals'
import { type FileResult, openText } from '../../past/open-file.ts'
import { Site } from '../../shell/site.tsx'
import { t } from '../../words.ts'
import '../page.css'
import { FaultWords } from './fault-words.tsx'
import { Replay } from './replay.tsx'

/** Opens a game file from this computer; nothing of it leaves the browser. */
export function FileReplay() {
  const result = useSignal<FileResult | null>(null)
  const name = useSignal('')
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    name.value = file.name
    result.value = await openText(await file.text())
  }
  return (
    <Site title={t('replay.of')} class="page replay-page">
      <h1>{t('replay.of')}</h1>
      <label class="field replay-file">
        <span>{t('replay.file')}</span>
        <input
          type="file"
          accept=".json,application/json"
          onChange={({ currentTarget }) => open(currentTarget.files?.[0])}
        />
        <small>{t('replay.fileHint')}</small>
      </label>
      {result.value !== null &&
        (result.value.ok ? (
          <Replay key={name.value} id={null} opened={result.value} names={[]} />
        ) : (
          <FaultWords fault={result.value.fault} />
        ))}
    </Site>
  )
}
