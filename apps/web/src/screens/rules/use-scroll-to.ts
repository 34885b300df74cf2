import { useEffect } from 'preact/hooks'

/** Shows what the address names, once it is there. */
export function useScrollTo(marked: string, shown: unknown): void {
  useEffect(() => {
    if (shown === null || marked === '') return
    const target = document.getElementById(marked)
    target?.scrollIntoView({ block: 'start' })
    target?.focus({ preventScroll: true })
  }, [shown, marked])
}
