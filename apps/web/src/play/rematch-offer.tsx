import type { TableView } from '@guildhall/tables'
import { t } from '../later-messages.ts'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { useTask } from '../shell/task.ts'
import { goToRematch } from './go-to-rematch.ts'

/** After a game: the next one of the same people, which is one click for everybody. */
export function RematchOffer({ view }: { readonly view: TableView }) {
  const task = useTask()
  const asked = view.rematch !== null
  return (
    <div class="proposal rematch" role="status">
      <p>{asked ? t('end.rematchWaits') : t('end.rematchHint')}</p>
      <TaskButton
        task={task}
        kind={asked ? 'primary' : ''}
        onClick={() => task.run(() => goToRematch(view.id))}
      >
        {t(asked ? 'end.again' : 'end.rematch')}
      </TaskButton>
      <Failure task={task} />
    </div>
  )
}
