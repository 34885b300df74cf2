import type { RefObject } from 'preact'
import { useLayoutEffect, useRef, useState } from 'preact/hooks'

export interface Size {
  readonly width: number
  readonly height: number
}

/** How large an element is on the page, in CSS pixels, as long as it is there; null before that is known. */
export function useSize(): [RefObject<HTMLDivElement | null>, Size | null] {
  const ref = useRef<HTMLDivElement>(null)
  const [size, setSize] = useState<Size | null>(null)
  useLayoutEffect(() => {
    const { current } = ref
    if (current === null) return
    const measure = (): void => {
      const { clientWidth: width, clientHeight: height } = current
      if (width === 0 || height === 0) return
      setSize((last) =>
        last?.width === width && last.height === height ? last : { width, height },
      )
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(current)
    return () => observer.disconnect()
  }, [])
  return [ref, size]
}
