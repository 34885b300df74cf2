import type { TableView } from '@guildhall/tables'
import { comeInAsGuest } from '../../guest.ts'
import { call } from '../../net/http.ts'
import { go } from '../../router.tsx'
import { Failure, TaskButton } from '../../shell/forms.tsx'
import { useTask } from '../../shell/task.ts'
import { t } from '../../words.ts'

/** One click to a game against an opponent. */
export function FirstGame({ kind = 'primary' }: { readonly kind?: string }) {
  const task = useTask()
  const begin = async () => {
    await comeInAsGuest()
    const { id } = await call<TableView>('POST', '/api/tables', {
      game: 'red-cathedral',
      players: 2,
      chairs: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
      start: true,
    })
    go(`/t/${id}`)
  }
  return (
    <>
      <TaskButton task={task} kind={kind} onClick={() => task.run(begin)}>
        {t('learn.firstGame')}
      </TaskButton>
      <Failure task={task} />
    </>
  )
}
