import { useSignal } from '@preact/signals'
import { t } from '../../later-messages.ts'
import { call } from '../../net/http.ts'
import { ShownOnce } from '../../shell/shown-once.tsx'
import { Part } from '../../shell/site.tsx'
import { type ListedPerson, nameOf } from './person-states.tsx'
import { ReasonDialog } from './reason-dialog.tsx'

/** A code to hand over to somebody who can't sign in any more; it works once. */
export function RecoveryCode({ person }: { readonly person: ListedPerson }) {
  const asking = useSignal(false)
  const code = useSignal<string | null>(null)
  const name = nameOf(person.name)
  const make = async (reason: string) => {
    const path = `/api/admin/people/${person.id}/recovery-code`
    code.value = (await call<{ code: string }>('POST', path, { reason })).code
  }
  const ask = (open: boolean) => () => {
    asking.value = open
  }
  return (
    <Part heading={t('admin.recovery')}>
      <p>{t('admin.recoveryHint', { name })}</p>
      <button type="button" class="button" onClick={ask(true)}>
        {t('admin.makeRecoveryCode')}
      </button>
      <ShownOnce
        hint={t('admin.recoveryOnce', { forgot: t('recover.forgot') })}
        secret={code.value}
      />
      {asking.value && (
        <ReasonDialog
          title={t('admin.makeRecoveryCode')}
          text={t('admin.sure.recoveryCode', { name })}
          onConfirm={make}
          onClose={ask(false)}
        />
      )}
    </Part>
  )
}
