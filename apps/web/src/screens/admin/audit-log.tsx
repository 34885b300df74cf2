import { useSignal } from '@preact/signals'
import { formatDateTime } from '../../format.ts'
import { messageOr } from '../../i18n.ts'
import { t } from '../../later-messages.ts'
import { Link } from '../../router.tsx'
import { Lines, Loaded, useResource } from '../../shell/resource.tsx'
import { Part } from '../../shell/site.tsx'
import { Pager } from './pager.tsx'
import { nameOf } from './person-states.tsx'
import { ReloadButton } from './reload-button.tsx'

interface AuditEntry {
  readonly id: string
  readonly at: number
  readonly action: string
  readonly target: string
  /** Who did it, and whom it concerns. */
  readonly by: string | null
  readonly about: string | null
  readonly reason?: string
  readonly label?: string
  /** The words of a removed message, while a report about it is open. */
  readonly message: string | null
}

/** What administrators have done, and why. */
export function AuditLog() {
  const page = useSignal(0)
  const resource = useResource<{ readonly entries: readonly AuditEntry[]; readonly more: boolean }>(
    `/api/admin/audit?page=${page.value}`,
  )
  return (
    <Part heading={t('admin.audit')}>
      <Loaded resource={resource}>
        {({ entries, more }) => (
          <>
            <Lines items={entries} empty={t('admin.noAudit')}>
              {(entry) => <Entry key={entry.id} entry={entry} />}
            </Lines>
            <Pager page={page} more={more} />
          </>
        )}
      </Loaded>
      <ReloadButton resource={resource} />
    </Part>
  )
}

const Entry = ({
  entry: { at, action, target, by, about, ...rest },
}: {
  readonly entry: AuditEntry
}) => (
  <li>
    <span class="about">
      <span>
        <b>{nameOf(by)}</b> · {messageOr(`admin.did.${action}`, action)}{' '}
        {action !== 'claim' && <Target id={target} about={about} label={rest.label ?? target} />}
      </span>
      {rest.message !== null && <span class="quoted">{rest.message}</span>}
      {rest.reason !== undefined && rest.reason !== '' && <span>{rest.reason}</span>}
      <span class="muted">{formatDateTime(at)}</span>
    </span>
  </li>
)

/** A person by their name, or something else by its own. */
const Target = ({
  id,
  about,
  label,
}: {
  readonly id: string
  readonly about: string | null
  readonly label: string
}) =>
  about === null ? <code>{label}</code> : <Link href={`/admin/people/${id}`}>{nameOf(about)}</Link>
