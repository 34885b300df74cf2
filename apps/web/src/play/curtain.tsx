import type { Seat } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'
import { Icon } from '@guildhall/ui'
import { useEffect, useRef } from 'preact/hooks'
import type { TableLink } from '../net/table-link.ts'
import { t } from '../words.ts'

/**
 * Between people at one screen who may not see the same: who is to play opens it for their own
 * eyes, and it falls when their turn is over. Behind it the table is as everybody may see it.
 */
export function Curtain({
  link,
  view,
  names,
}: {
  readonly link: TableLink
  readonly view: TableView
  readonly names: readonly string[]
}) {
  const looks = link.as.value
  const acting = view.play?.actor?.seat ?? null
  useFall(link, looks, acting, peopleHere(view))
  if (view.status !== 'playing') return null
  if (looks !== null || !isDown(view)) return null
  return <Down link={link} people={peopleHere(view)} acting={acting} names={names} />
}

/** Closes it again before the turn is over. */
export function CloseCurtain({
  link,
  names,
  shape,
}: {
  readonly link: TableLink
  readonly names: readonly string[]
  readonly shape: 'wide' | 'phone'
}) {
  const looks = link.as.value
  if (looks === null || link.view.value?.status !== 'playing') return null
  return (
    <>
      <span class="unseen">{t('curtain.looks', { name: names[looks] ?? '' })}</span>
      <button type="button" class="button quiet" onClick={() => link.lookAs(null)}>
        <Icon name="eye" size={18} />
        <span class={shape === 'phone' ? 'unseen' : ''}>{t('curtain.close')}</span>
      </button>
    </>
  )
}

function Down({
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
            onClick={() => link.lookAs(seat)}
          >
            {t('curtain.open', { name: names[seat] ?? '' })}
          </button>
        ))}
      </p>
    </section>
  )
}

/** The curtain falls by itself when the turn goes from the one who looks to another one here. */
function useFall(
  link: TableLink,
  looks: Seat | null,
  acting: Seat | null,
  people: readonly Seat[],
): void {
  const before = useRef(acting)
  useEffect(() => {
    const passed = before.current === looks && acting !== looks
    before.current = acting
    if (looks !== null && passed && acting !== null && people.includes(acting)) link.lookAs(null)
  }, [link, looks, acting])
}

/** The seats of those at this screen who play for themselves. */
const peopleHere = ({ chairs }: TableView): Seat[] =>
  chairs.flatMap(({ mine, bot }, seat) => (mine && bot === null ? [seat] : []))

/** Who has seats here and yet sees only what everybody may is behind the curtain. */
const isDown = (view: TableView): boolean =>
  view.play?.viewer === 'spectator' && peopleHere(view).length > 1
