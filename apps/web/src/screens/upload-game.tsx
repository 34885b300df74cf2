import type { SeatHolderView, Seating } from '@guildhall/tables'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { ensureGuest } from '../guest.ts'
import { t } from '../later-messages.ts'
import { device } from '../local/device-backend.ts'
import { markUploaded, rowOf } from '../local/store.ts'
import { call } from '../net/http.ts'
import { Link } from '../router.tsx'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { useTask } from '../shell/task.ts'

/** Uploads a game that was finished on this device to one's games on the server. */
export function UploadGame({ id }: { readonly id: string }) {
  const task = useTask()
  const uploaded = useSignal<string | null>(null)
  useEffect(() => {
    rowOf(id).then((row) => {
      uploaded.value = row?.putAt ?? null
    })
  }, [id])
  if (uploaded.value !== null) {
    return (
      <Link class="button" href={`/t/${uploaded.value}/end`}>
        {t('device.uploaded')}
      </Link>
    )
  }
  return (
    <>
      <TaskButton
        task={task}
        onClick={() =>
          task.run(async () => {
            uploaded.value = await upload(id)
          })
        }
      >
        {t('device.upload')}
      </TaskButton>
      <Failure task={task} />
    </>
  )
}

async function upload(id: string): Promise<string> {
  await ensureGuest()
  const [file, { chairs, title }] = await Promise.all([device.file(id), device.table(id)])
  const body = { file, title, chairs: chairs.map(seatingOf) }
  const { table } = await call<{ table: string }>('POST', '/api/games', body)
  await markUploaded(id, table)
  return table
}

const seatingOf = ({ mine, name, bot }: SeatHolderView): Seating =>
  mine || bot === null ? { kind: 'me', name } : { kind: 'bot', bot }
