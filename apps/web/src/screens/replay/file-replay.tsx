import { useSignal } from '@preact/signals'
import { type FileResult, loadGameText } from '../../history/load-game-file.ts'
import { t } from '../../later-messages.ts'
import { Site } from '../../shell/site.tsx'
import '../page.css'
import { FileFaultMessage } from './file-fault-message.tsx'
import { Replay } from './replay.tsx'

/** Opens a game file from this computer; nothing of it leaves the browser. */
export function FileReplay() {
  const result = useSignal<FileResult | null>(null)
  const name = useSignal('')
  const open = async (file: File | undefined) => {
    if (file === undefined) return
    name.value = file.name
    result.value = await loadGameText(await file.text())
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
          <Replay key={name.value} id={null} loaded={result.value} names={[]} />
        ) : (
          <FileFaultMessage fault={result.value.fault} />
        ))}
    </Site>
  )
}
