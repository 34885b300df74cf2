import { useEffect, useState } from 'preact/hooks'
import type { RcDraft } from '../plan.ts'
import type { BoardModule } from './board-module.ts'
import { modulesOf } from './board-modules.ts'

const NONE: readonly BoardModule[] = []

/** What the modules of this table draw; null until it is here. What does not come is left to words. */
export function useModules({ table }: RcDraft): readonly BoardModule[] | null {
  const wanted = modulesOf(table)
  const [modules, setModules] = useState(wanted.length === 0 ? NONE : null)
  useEffect(() => {
    if (wanted.length === 0) {
      setModules(NONE)
      return
    }
    let here = true
    Promise.all(wanted.map(({ load }) => load().catch(() => null))).then((came) => {
      if (here) setModules(came.filter((module) => module !== null))
    })
    return () => {
      here = false
    }
  }, [wanted.length])
  return modules
}
