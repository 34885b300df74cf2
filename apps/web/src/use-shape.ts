import { useEffect, useState } from 'preact/hooks'
import { settings } from './settings.ts'

/** How wide all parts side by side are, in letters of the usual size. */
const WIDE = 1100

/** Larger letters need more room. */
const narrow = (textSize: number): MediaQueryList =>
  matchMedia(`(max-width: ${(WIDE * textSize) / 100 - 1}px)`)

/** Whether all parts fit side by side, or one at a time. */
export function useShape(): 'wide' | 'phone' {
  const { textSize } = settings.value
  const [isNarrow, setNarrow] = useState(() => narrow(textSize).matches)
  useEffect(() => {
    const query = narrow(textSize)
    const change = () => setNarrow(query.matches)
    query.addEventListener('change', change)
    change() // it may have changed since the first drawing
    return () => query.removeEventListener('change', change)
  }, [textSize])
  return isNarrow ? 'phone' : 'wide'
}
