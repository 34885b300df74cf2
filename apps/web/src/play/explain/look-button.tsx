import { Icon } from '@guildhall/ui'
import { t } from '../../i18n.ts'
import type { Explain } from './explain.ts'

/** Looks at every piece with the arrow keys or with clicks; the layer listens to it. */
export const LOOK_KEY = 'i'

/** The way to the cards that everybody sees, and the only one without a mouse or patience. */
export const LookButton = ({
  explain: { looking },
  shape,
}: {
  readonly explain: Explain
  readonly shape: 'wide' | 'phone'
}) => (
  <button
    type="button"
    class="button quiet"
    aria-keyshortcuts={LOOK_KEY}
    aria-pressed={looking.value}
    onClick={() => {
      looking.value = !looking.value
    }}
  >
    <Icon name="info" size={18} />
    <span class={shape === 'phone' ? 'unseen' : ''}>{t('explain.look')}</span>
  </button>
)
