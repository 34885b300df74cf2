import { useSignal } from '@preact/signals'
import { formatDateTime } from '../../format.ts'
import { t } from '../../later-messages.ts'
import { call } from '../../net/http.ts'
import { Field, Form, Select, TaskButton } from '../../shell/forms.tsx'
import { LoadedList, type Resource, useResource } from '../../shell/resource.tsx'
import { setter } from '../../shell/setter.ts'
import { ShownOnce } from '../../shell/shown-once.tsx'
import { Part } from '../../shell/site.tsx'
import { useTask } from '../../shell/task.ts'
import { nameOf } from './person-states.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

interface Invitation {
  readonly id: string
  readonly label: string
  readonly uses: number
  readonly used: number
  readonly created: number
  readonly created_by_name: string | null
  readonly expires: number | null
  readonly revoked: number | null
}

const DAYS = { day: 1, week: 7, month: 30 } as const
const DURATIONS = ['day', 'week', 'month', 'endless'] as const
const DAY_MS = 24 * 60 * 60 * 1000

/** Links with which people can create accounts. */
export function Invitations() {
  const resource = useResource<readonly Invitation[]>('/api/admin/invitations')
  const revoking = useSignal<Invitation | null>(null)
  return (
    <>
      <Part heading={t('admin.invite')}>
        <MakeInvitation resource={resource} />
      </Part>
      <Part heading={t('admin.invitations')}>
        <LoadedList resource={resource} empty={t('admin.noInvitations')}>
          {(invitation) => (
            <li key={invitation.id}>
              <About invitation={invitation} />
              {stateOf(invitation) === 'open' && (
                <button
                  type="button"
                  class="button"
                  aria-label={t('admin.revokeInvitationOf', { label: invitation.label })}
                  onClick={() => {
                    revoking.value = invitation
                  }}
                >
                  {t('admin.revokeInvitation')}
                </button>
              )}
            </li>
          )}
        </LoadedList>
      </Part>
      {revoking.value !== null && (
        <ReasonDialog
          title={t('admin.revokeInvitation')}
          text={t('admin.sure.revokeInvitation', { label: revoking.value.label })}
          onConfirm={(reason) =>
            resource.change('POST', `/api/admin/invitations/${revoking.value?.id}/revoke`, {
              reason,
            })
          }
          onClose={() => {
            revoking.value = null
          }}
        />
      )}
    </>
  )
}

function stateOf({ uses, used, expires, revoked }: Invitation) {
  if (revoked !== null) return 'revoked'
  if (used >= uses) return 'used'
  return expires !== null && expires <= Date.now() ? 'expired' : 'open'
}

const About = ({ invitation }: { readonly invitation: Invitation }) => (
  <span class="about">
    <strong>{invitation.label}</strong>
    <span class="muted">
      {t('admin.invitationUsed', { used: invitation.used, uses: invitation.uses })} ·{' '}
      {t(`admin.invitation.${stateOf(invitation)}`)}
      {invitation.expires !== null &&
        ` · ${t('admin.invitationUntil', { date: formatDateTime(invitation.expires) })}`}{' '}
      ·{' '}
      {t('admin.byAt', {
        name: nameOf(invitation.created_by_name),
        date: formatDateTime(invitation.created),
      })}
    </span>
  </span>
)

function MakeInvitation<T>({ resource }: { readonly resource: Resource<T> }) {
  const label = useSignal('')
  const uses = useSignal('1')
  const duration = useSignal<(typeof DURATIONS)[number]>('week')
  const link = useSignal<string | null>(null)
  const wrong = useSignal<'label' | 'uses' | null>(null)
  const task = useTask()
  const make = () => {
    const count = Number(uses.value)
    const counts = Number.isInteger(count) && count >= 1 && count <= 1000
    wrong.value = label.value.trim() === '' ? 'label' : counts ? null : 'uses'
    if (wrong.value !== null) return
    const expires = duration.value === 'endless' ? null : Date.now() + DAYS[duration.value] * DAY_MS
    task.run(async () => {
      const body = { label: label.value.trim(), uses: count, expires }
      link.value = (await call<{ link: string }>('POST', '/api/admin/invitations', body)).link
      label.value = ''
      await resource.reload()
    })
  }
  return (
    <>
      <Form onSubmit={make}>
        <Field
          label={t('admin.invitationLabel')}
          hint={t('admin.invitationLabelHint')}
          maxLength={60}
          autoComplete="off"
          value={label.value}
          error={wrong.value === 'label' ? t('admin.invitationLabelMissing') : task.failure.value}
          onText={setter(label)}
        />
        <Field
          label={t('admin.invitationUses')}
          inputMode="numeric"
          autoComplete="off"
          value={uses.value}
          error={wrong.value === 'uses' ? t('admin.invitationUsesWrong') : null}
          onText={setter(uses)}
        />
        <Select
          label={t('admin.invitationLasts')}
          options={DURATIONS.map((value) => ({ value, label: t(`admin.duration.${value}`) }))}
          value={duration.value}
          onChange={setter(duration)}
        />
        <TaskButton task={task} type="submit" kind="primary">
          {t('admin.makeInvitation')}
        </TaskButton>
      </Form>
      <ShownOnce hint={t('admin.invitationOnce')} secret={link.value} />
    </>
  )
}
