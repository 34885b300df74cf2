import type { View } from '@guildhall/red-cathedral'
import { useEffect, useState } from 'preact/hooks'
import type { Extra } from './extra.ts'

interface Known {
  readonly used: (view: View) => boolean
  readonly load: () => Promise<Extra>
}

/** The modules that have drawings of their own. */
const KNOWN: readonly Known[] = [
  {
    used: ({ duchy }) => duchy !== null,
    load: async () => (await import('../contractors/extra.tsx')).contractors,
  },
  {
    used: ({ influenceCards }) => influenceCards.some((card) => card.startsWith('guild-')),
    load: async () => (await import('../guilds/extra.tsx')).guilds,
  },
  {
    used: ({ ivan }) => ivan !== null,
    load: async () => (await import('../ivan/extra.tsx')).ivan,
  },
]

const NONE: readonly Extra[] = []

/** What the modules of this table draw; null until it is here. What does not come is left to words. */
export function useExtras(view: View): readonly Extra[] | null {
  const wanted = KNOWN.filter(({ used }) => used(view))
  const [extras, setExtras] = useState(wanted.length === 0 ? NONE : null)
  useEffect(() => {
    if (wanted.length === 0) {
      setExtras(NONE)
      return
    }
    let here = true
    Promise.all(wanted.map(({ load }) => load().catch(() => null))).then((came) => {
      if (here) setExtras(came.filter((extra) => extra !== null))
    })
    return () => {
      here = false
    }
  }, [wanted.length])
  return extras
}
