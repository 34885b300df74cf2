import { useEffect, useState } from 'preact/hooks'

const NARROW = matchMedia('(max-width: 1099px)')

/** Whether all parts fit side by side, or one at a time. */
export function useShape(): 'wide' | 'phone' {
  const [narrow, setNarrow] = useState(NARROW.matches)
  useEffect(() => {
    const change = () => setNarrow(NARROW.matches)
    NARROW.addEventListener('change', change)
    change() // it may have changed since the first drawing
    return () => NARROW.removeEventListener('change', change)
  }, [])
  return narrow ? 'phone' : 'wide'
}
