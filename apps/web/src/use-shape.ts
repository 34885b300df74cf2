import { useEffect, useState } from 'preact/hooks'

const NARROW = '(max-width: 760px)'

/** Whether the page is as narrow as a phone. */
export function useShape(): 'wide' | 'phone' {
  const [narrow, setNarrow] = useState(() => matchMedia(NARROW).matches)
  useEffect(() => {
    const query = matchMedia(NARROW)
    const follow = () => setNarrow(query.matches)
    query.addEventListener('change', follow)
    return () => query.removeEventListener('change', follow)
  }, [])
  return narrow ? 'phone' : 'wide'
}
