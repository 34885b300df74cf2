import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { useId } from 'preact/hooks'
import { t } from '../i18n.ts'
import { Part } from '../shell/site.tsx'

/** The link to a table, to be copied or shared. */
export function Invite({ id }: { readonly id: string }) {
  const said = useSignal('')
  const field = useId()
  const address = `${location.origin}/t/${id}`
  const copy = async () => {
    said.value = ''
    try {
      await navigator.clipboard.writeText(address)
      said.value = t('room.copied')
    } catch {
      said.value = t('room.copyFailed')
    }
  }
  return (
    <Part heading={t('room.invite')}>
      <label class="unseen" for={field}>
        {t('room.link')}
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
          {t('room.copy')}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            class="button"
            onClick={() =>
              navigator
                .share({ title: t('house.name'), text: t('room.shareText'), url: address })
                .catch(() => {})
            }
          >
            <Icon name="share" />
            {t('room.share')}
          </button>
        )}
      </div>
      <p role="status" class="muted">
        {said.value === '' ? t('room.inviteHint') : said.value}
      </p>
    </Part>
  )
}
