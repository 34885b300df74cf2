import type { Seat } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'
import { Icon } from '@guildhall/ui'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../i18n.ts'
import type { TableLink } from '../net/table-link.ts'

/**
 * Between people at one screen who may not see the same: who is to play opens it for their own
 * eyes, and it falls when their turn is over. Behind it the table is as everybody may see it.
 */
export function PassDevice({
  link,
  view,
  names,
}: {
  readonly link: TableLink
  readonly view: TableView
  readonly names: readonly string[]
}) {
  const looks = link.viewSeat.value
  const acting = view.play?.actor?.seat ?? null
  useHideAfterTurn(link, looks, acting, peopleHere(view))
  if (view.status !== 'playing') return null
  if (looks !== null || !isHidden(view)) return null
  return <PassDeviceScreen link={link} people={peopleHere(view)} acting={acting} names={names} />
}

/** Closes it again before the turn is over. */
export function HideView({
  link,
  names,
  shape,
}: {
  readonly link: TableLink
  readonly names: readonly string[]
  readonly shape: 'wide' | 'phone'
}) {
  const looks = link.viewSeat.value
  if (looks === null || link.view.value?.status !== 'playing') return null
  return (
    <>
      <span class="unseen">{t('curtain.looks', { name: names[looks] ?? '' })}</span>
      <button type="button" class="button quiet" onClick={() => link.viewAs(null)}>
        <Icon name="eye" size={18} />
        <span class={shape === 'phone' ? 'unseen' : ''}>{t('curtain.close')}</span>
      </button>
    </>
  )
}

function PassDeviceScreen({
  link,
  people,
  acting,
  names,
}: {
  readonly link: TableLink
  readonly people: readonly Seat[]
  readonly acting: Seat | null
  readonly names: readonly string[]
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [acting])
  const next = people.find((seat) => seat === acting)
  return (
    <section class="curtain sheet" aria-labelledby="curtain-title">
      <h2 id="curtain-title" ref={heading} tabIndex={-1}>
        {next === undefined ? t('curtain.down') : t('curtain.pass', { name: names[next] ?? '' })}
      </h2>
      <p>{t('curtain.hint')}</p>
      <p class="row">
        {people.map((seat) => (
          <button
            key={seat}
            type="button"
            class={seat === next ? 'button primary' : 'button'}
            onClick={() => link.viewAs(seat)}
          >
            {t('curtain.open', { name: names[seat] ?? '' })}
          </button>
        ))}
      </p>
    </section>
  )
}

/** The curtain falls by itself when the turn goes from the one who looks to another one here. */
function useHideAfterTurn(
  link: TableLink,
  looks: Seat | null,
  acting: Seat | null,
  people: readonly Seat[],
): void {
  const before = useRef(acting)
  useEffect(() => {
    const passed = before.current === looks && acting !== looks
    before.current = acting
    if (looks !== null && passed && acting !== null && people.includes(acting)) link.viewAs(null)
  }, [link, looks, acting])
}

/** The seats of those at this screen who play for themselves. */
const peopleHere = ({ chairs }: TableView): Seat[] =>
  chairs.flatMap(({ mine, bot }, seat) => (mine && bot === null ? [seat] : []))

/** Who has seats here and yet sees only what everybody may is behind the curtain. */
const isHidden = (view: TableView): boolean =>
  view.play?.viewer === 'spectator' && peopleHere(view).length > 1
