import type { TableListItem } from '@guildhall/protocol'
import { Dialog, Segmented } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { formatDateTime, tableName } from '../format.ts'
import { t } from '../i18n.ts'
import { call } from '../net/http.ts'
import { Link } from '../router.tsx'
import { Failure, TaskButton } from '../shell/forms.tsx'
import { Loaded, useResource } from '../shell/resource.tsx'
import { Part } from '../shell/site.tsx'
import { useTask } from '../shell/task.ts'

interface Line {
  readonly id: string
  readonly game: string
  readonly title: string
  readonly status: TableListItem['status']
  readonly turns: number
  readonly updated: number
  readonly fault: string | null
}

const SHOWN = ['all', 'setAside', 'playing', 'open'] as const
type Shown = (typeof SHOWN)[number]

/** All tables of the server, the quarantined ones first. */
export function AdminTables() {
  const shown = useSignal<Shown>('all')
  return (
    <Part heading={t('admin.tables')}>
      <Segmented
        label={t('admin.tables')}
        options={SHOWN.map((value) => ({ value, label: t(`admin.only.${value}`) }))}
        value={shown.value}
        onChange={(value) => {
          shown.value = value
        }}
      />
      <Tables key={shown.value} shown={shown.value} />
    </Part>
  )
}

function Tables({ shown }: { readonly shown: Shown }) {
  const resource = useResource<readonly Line[]>(
    shown === 'all' ? '/api/admin/tables' : `/api/admin/tables?only=${shown}`,
  )
  const closing = useSignal<Line | null>(null)
  const task = useTask()
  const order = (path: string) =>
    task.run(async () => {
      await call('POST', path)
      await resource.reload()
    })
  return (
    <>
      <Failure task={task} />
      <Loaded resource={resource}>
        {(tables) =>
          tables.length === 0 ? (
            <p class="muted">{t('admin.noTables')}</p>
          ) : (
            <ul class="lines">
              {tables.map((line) => (
                <li key={line.id}>
                  <About line={line} />
                  <span class="row">
                    <a
                      class="button"
                      href={`/api/admin/tables/${line.id}/export`}
                      download={`${line.id}.export.json`}
                      aria-label={t('admin.exportOf', { title: tableName(line) })}
                    >
                      {t('admin.export')}
                    </a>
                    {line.fault !== null && (
                      <TaskButton
                        task={task}
                        aria-label={t('admin.retryOf', { title: tableName(line) })}
                        onClick={() => order(`/api/admin/tables/${line.id}/retry`)}
                      >
                        {t('admin.retry')}
                      </TaskButton>
                    )}
                    {(line.status === 'open' || line.status === 'playing') && (
                      <TaskButton
                        task={task}
                        aria-label={t('admin.closeOf', { title: tableName(line) })}
                        onClick={() => {
                          closing.value = line
                        }}
                      >
                        {t('admin.close')}
                      </TaskButton>
                    )}
                  </span>
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <Dialog
        open={closing.value !== null}
        title={t('admin.close')}
        closeLabel={t('page.close')}
        onClose={() => {
          closing.value = null
        }}
      >
        <p>{closing.value && t('admin.closeSure', { title: tableName(closing.value) })}</p>
        <TaskButton
          task={task}
          kind="primary"
          onClick={async () => {
            await order(`/api/admin/tables/${closing.value?.id}/close`)
            closing.value = null
          }}
        >
          {t('admin.close')}
        </TaskButton>
      </Dialog>
    </>
  )
}

function About({ line }: { readonly line: Line }) {
  return (
    <span class="about">
      <Link href={`/t/${line.id}`}>{tableName(line)}</Link>
      <span class="muted">
        {t(`admin.status.${line.status}`)} · {t('games.turns', { n: line.turns })} ·{' '}
        {formatDateTime(line.updated)}
      </span>
      {line.fault !== null && <strong>{t('admin.fault', { fault: line.fault })}</strong>}
    </span>
  )
}
