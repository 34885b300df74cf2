import { useSignal } from '@preact/signals'
import { t } from '../../later-messages.ts'
import { Select } from '../../shell/forms.tsx'
import type { Resource } from '../../shell/resource.tsx'
import { setter } from '../../shell/setter.ts'
import { KINDS, type Kind, type ListedPerson, nameOf } from './person-states.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

const HOURS = { hour: 1, day: 24, week: 24 * 7, month: 24 * 30 } as const
const HOUR_MS = 60 * 60 * 1000
const DURATIONS = ['hour', 'day', 'week', 'month', 'endless'] as const
type Duration = (typeof DURATIONS)[number]

type Act =
  | { readonly do: 'impose' | 'lift'; readonly kind: Kind }
  | { readonly do: 'revoke'; readonly kind?: never }

/** What can be imposed on somebody or lifted, each after a question. */
export function ModerationActions<T>({
  person,
  resource,
}: {
  readonly person: ListedPerson
  readonly resource: Resource<T>
}) {
  const act = useSignal<Act | null>(null)
  const open = (next: Act) => () => {
    act.value = next
  }
  if (person.administrator) {
    return (
      <div class="row">
        <button type="button" class="button" onClick={open({ do: 'revoke' })}>
          {t('admin.do.revoke')}
        </button>
        <ActDialog act={act.value} person={person} resource={resource} onClose={setNull(act)} />
      </div>
    )
  }
  const holds = (kind: Kind) => person.moderation.some((sanction) => sanction.kind === kind)
  return (
    <div class="row">
      {KINDS.map((kind) => (
        <button
          key={kind}
          type="button"
          class="button"
          onClick={open({ do: holds(kind) ? 'lift' : 'impose', kind })}
        >
          {t(`admin.${holds(kind) ? 'lift' : 'do'}.${kind}`)}
        </button>
      ))}
      <ActDialog act={act.value} person={person} resource={resource} onClose={setNull(act)} />
    </div>
  )
}

const setNull = (signal: { value: Act | null }) => () => {
  signal.value = null
}

function ActDialog<T>({
  act,
  person,
  resource,
  onClose,
}: {
  readonly act: Act | null
  readonly person: ListedPerson
  readonly resource: Resource<T>
  readonly onClose: () => void
}) {
  const duration = useSignal<Duration>('day')
  if (act === null) return null
  const name = nameOf(person.name)
  const path = `/api/admin/people/${person.id}`
  if (act.do === 'revoke') {
    return (
      <ReasonDialog
        title={t('admin.do.revoke')}
        text={t('admin.sure.revoke', { name })}
        onConfirm={(reason) => resource.change('POST', `${path}/revoke`, { reason })}
        onClose={onClose}
      />
    )
  }
  const { kind } = act
  if (act.do === 'lift') {
    return (
      <ReasonDialog
        title={t(`admin.lift.${kind}`)}
        text={t('admin.sure.lift', { name })}
        onConfirm={(reason) => resource.change('POST', `${path}/lift`, { kind, reason })}
        onClose={onClose}
      />
    )
  }
  // A time-out has an end, a ban has none.
  const offered = DURATIONS.filter((each) => kind === 'mute' || each !== 'endless')
  const until = () =>
    kind === 'ban' || duration.value === 'endless'
      ? null
      : Date.now() + HOURS[duration.value] * HOUR_MS
  return (
    <ReasonDialog
      title={t(`admin.do.${kind}`)}
      text={t(`admin.sure.${kind}`, { name })}
      hint={t('admin.whyRead')}
      onConfirm={(reason) =>
        resource.change('POST', `${path}/moderation`, { kind, reason, until: until() })
      }
      onClose={onClose}
    >
      {kind !== 'ban' && (
        <Select
          label={t('admin.duration')}
          options={offered.map((value) => ({ value, label: t(`admin.duration.${value}`) }))}
          value={duration.value}
          onChange={setter(duration)}
        />
      )}
    </ReasonDialog>
  )
}
