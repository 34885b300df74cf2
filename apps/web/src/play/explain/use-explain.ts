import { effect, useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { Explain } from './explain.ts'

/** The cards of the pieces come over the network when somebody first moves, touches or asks. */
export function useExplain(): Explain {
  const explain: Explain = {
    asked: useSignal(null),
    looking: useSignal(false),
    panel: useSignal(null),
    first: useSignal(null),
    layer: useSignal(null),
  }
  useEffect(() => loadWhenWanted(explain), [])
  return explain
}

const WANTED = ['pointermove', 'pointerdown', 'keydown'] as const

/** What asks for a card, or may lead to a piece. */
const KEYS = /^([?ais]|Tab|Arrow.*)$/

function loadWhenWanted({ asked, looking, first, layer }: Explain): () => void {
  const end = new AbortController()
  let coming = false
  const load = (event: Event | null) => {
    if (event instanceof KeyboardEvent && !KEYS.test(event.key)) return
    first.value = event
    if (coming) return
    coming = true
    import('./explain-layer.tsx').then(
      ({ ExplainLayer }) => {
        layer.value = { Layer: ExplainLayer }
        end.abort()
      },
      () => {
        coming = false // without network another attempt may have more luck
      },
    )
  }
  for (const name of WANTED) addEventListener(name, load, { signal: end.signal })
  const unwatch = effect(() => {
    if (asked.value !== null || looking.value) load(first.peek())
  })
  return () => {
    end.abort()
    unwatch()
  }
}
