import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { t } from '../later-messages.ts'
import { Part } from '../shell/site.tsx'

/** The link to a table, to be copied or shared. */
export function Invite({ id }: { readonly id: string }) {
  const status = useSignal('')
  const field = useId()
  const address = `${location.origin}/t/${id}`
  const copy = async () => {
    status.value = ''
    try {
      await navigator.clipboard.writeText(address)
      status.value = t('waitingRoom.copied')
    } catch {
      status.value = t('waitingRoom.copyFailed')
    }
  }
  return (
    <Part heading={t('waitingRoom.invite')}>
      <label class="unseen" for={field}>
        {t('waitingRoom.link')}
      </label>
      <div class="invite">
        <input
          id={field}
          class="input"
          readOnly
          value={address}
          onFocus={(event) => event.currentTarget.select()}
        />
        <button type="button" class="button primary" onClick={copy}>
          <Icon name="copy" />
          {t('waitingRoom.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() =>
              navigator
                .share({ title: t('site.name'), text: t('waitingRoom.shareText'), url: address })
                .catch(() => {})
            }
          >
            <Icon name="share" />
            {t('waitingRoom.share')}
          </button>
        )}
      </div>
      <p role="status" class="muted">
        {status.value === '' ? t('waitingRoom.inviteHint') : status.value}
      </p>
    </Part>
  )
}
