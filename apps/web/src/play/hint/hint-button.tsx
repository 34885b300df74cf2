import { Icon } from '@guildhall/ui'
import { t } from '../../i18n.ts'

/** Asks for a hint anywhere on the page. */
export const HINT_KEY = 'h'

/** Asks what looks best. */
export const HintButton = ({
  shape,
  onAsk,
}: {
  readonly shape: 'wide' | 'phone'
  readonly onAsk: () => void
}) => (
  <button type="button" class="button quiet" aria-keyshortcuts={HINT_KEY} onClick={onAsk}>
    <Icon name="bulb" size={18} />
    <span class={shape === 'phone' ? 'unseen' : ''}>{t('hint.ask')}</span>
  </button>
)
