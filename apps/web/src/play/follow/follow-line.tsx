import { Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from './following-messages.ts'
import { type FollowProps, SinceList, Summary } from './since-list.tsx'

/** The turn that is shown, or the last one, in one line; on a phone a tap shows all of them. */
export function FollowLine(props: FollowProps & { readonly shape: 'wide' | 'phone' }) {
  const { follow, shape } = props
  const open = useSignal(false)
  const parts = follow.parts.value
  const seat = follow.playing.value
  const part = parts.findLast((each) => each.seat === seat) ?? parts.at(-1)
  if (part === undefined) return null
  const line = <Summary {...props} part={part} />
  if (shape === 'wide') return <p class="follow-line">{line}</p>
  return (
    <section class="follow-phone" aria-label={t('recap.title')}>
      <button
        type="button"
        aria-expanded={open.value}
        onClick={() => {
          open.value = !open.value
        }}
      >
        <span class="follow-line">{line}</span>
        <span class="badge" aria-hidden="true">
          {parts.length}
        </span>
        <span class="unseen">{t('recap.turns', { n: parts.length })}</span>
        <Icon name="arrow" size={14} />
      </button>
      {open.value && <SinceList {...props} />}
    </section>
  )
}
