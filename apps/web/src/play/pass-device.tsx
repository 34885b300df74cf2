import type { Seat } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'
import { Icon } from '@guildhall/ui'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../i18n.ts'
import type { TableLink } from '../net/table-link.ts'
import { lazy } from '../shell/lazy.tsx'

const PassDeviceScreen = lazy(
  async () => (await import('./pass-device-screen.tsx')).PassDeviceScreen,
)

/**
 * For people who share a device and may not see the same: whoever is to play reveals their view, and
 * it is hidden again when their turn is over. Meanwhile the table is as everybody may see it.
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
  const viewSeat = link.viewSeat.value
  const acting = view.play?.actor?.seat ?? null
  useHideAfterTurn(link, viewSeat, acting, peopleHere(view))
  if (view.status !== 'playing') return null
  if (viewSeat !== null || !isHidden(view)) return null
  return <PassDeviceScreen link={link} people={peopleHere(view)} acting={acting} names={names} />
}

/** Hides the view again before the turn is over. */
export function HideView({
  link,
  names,
  shape,
}: {
  readonly link: TableLink
  readonly names: readonly string[]
  readonly shape: 'wide' | 'phone'
}) {
  const viewSeat = link.viewSeat.value
  if (viewSeat === null || link.view.value?.status !== 'playing') return null
  return (
    <>
      <span class="unseen">{t('passDevice.viewing', { name: names[viewSeat] ?? '' })}</span>
      <button type="button" class="button quiet" onClick={() => link.viewAs(null)}>
        <Icon name="eye" size={18} />
        <span class={shape === 'phone' ? 'unseen' : ''}>{t('passDevice.hide')}</span>
      </button>
    </>
  )
}

/** Hides the view when the turn passes from its player to another one at this device. */
function useHideAfterTurn(
  link: TableLink,
  viewSeat: Seat | null,
  acting: Seat | null,
  people: readonly Seat[],
): void {
  const before = useRef(acting)
  useEffect(() => {
    const passed = before.current === viewSeat && acting !== viewSeat
    before.current = acting
    if (viewSeat !== null && passed && acting !== null && people.includes(acting)) link.viewAs(null)
  }, [link, viewSeat, acting])
}

/** The seats of the people at this device who play for themselves. */
const peopleHere = ({ chairs }: TableView): Seat[] =>
  chairs.flatMap(({ mine, bot }, seat) => (mine && bot === null ? [seat] : []))

/** People with seats who see only what everybody may: their views are hidden. */
const isHidden = (view: TableView): boolean =>
  view.play?.viewer === 'spectator' && peopleHere(view).length > 1
