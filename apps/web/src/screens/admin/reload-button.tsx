import { t } from '../../later-messages.ts'
import { TaskButton } from '../../shell/forms.tsx'
import type { Resource } from '../../shell/resource.tsx'
import { useTask } from '../../shell/task.ts'

/** A button that loads a part again. */
export function ReloadButton<T>({ resource }: { readonly resource: Resource<T> }) {
  const task = useTask()
  return (
    <TaskButton task={task} onClick={() => task.run(() => resource.reload())}>
      {t('admin.refresh')}
    </TaskButton>
  )
}
