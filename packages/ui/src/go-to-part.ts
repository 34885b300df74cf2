const STOPS = '[tabindex="0"], button:enabled, a[href], input:enabled, summary'

/** The keyboard goes to a part of the board, as `data-part` names them, counted from 1. */
export function goToPart(number: number): void {
  const part = document.querySelectorAll<HTMLElement>('[data-part]')[number - 1]
  const stops = part?.querySelectorAll<HTMLElement | SVGElement>(STOPS) ?? []
  const [first] = [...stops].filter((stop) => stop.getAttribute('tabindex') !== '-1')
  if (first === undefined) return
  first.focus()
  first.scrollIntoView({ block: 'nearest' })
}
