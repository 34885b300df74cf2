import type { View } from '@guildhall/red-cathedral'
import type { RefObject } from 'preact'
import { useLayoutEffect, useRef } from 'preact/hooks'

/** How long a tile is on its way, in steps of the pace at which pieces move. */
const STEPS = 4

/**
 * A city that is closed gets its tile from above the tower. It lies there already when it sets out:
 * motion comes after the state, and where nothing moves there is nothing to wait for.
 */
export function useFlight(
  map: RefObject<HTMLElement | null>,
  { cities }: NonNullable<View['duchy']>,
): void {
  const closed = cities.filter((city) => city.closed).map(({ city }) => city)
  const before = useRef(closed)
  useLayoutEffect(() => {
    const fresh = closed.filter((city) => !before.current.includes(city))
    before.current = closed
    for (const city of fresh) fly(map.current, city)
  }, [closed.join()])
}

function fly(map: HTMLElement | null, city: string): void {
  const seal = map?.querySelector<SVGGElement>(`[data-seal="${city}"]`)
  const from = document.querySelector(`[data-above="${city}"]`)?.getBoundingClientRect()
  const scale = seal?.ownerSVGElement?.getScreenCTM()?.a ?? 0
  if (!seal || scale === 0) return
  const pace = milliseconds(getComputedStyle(seal).getPropertyValue('--pace'))
  if (!(pace > 0)) return
  const to = seal.getBoundingClientRect()
  const start =
    from === undefined || from.width === 0
      ? 'scale(2.4)'
      : `translate(${(from.x - to.x) / scale}px, ${(from.y - to.y) / scale}px)`
  seal.animate(
    [
      { transform: start, opacity: 0.4 },
      { transform: 'none', opacity: 1 },
    ],
    {
      duration: pace * STEPS,
      easing: 'ease-in-out',
    },
  )
}

/** A time of a style sheet, which may be written in either unit. */
const milliseconds = (time: string): number =>
  Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)
