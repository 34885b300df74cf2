import { goToPart } from '@guildhall/ui'
import { useEffect } from 'preact/hooks'
import { isForPage, isShortcut } from '../shell/shortcut.ts'

/** Keys for the whole table: digits lead to its parts, Escape drops the plan. */
export function useTableKeys(dropPlan: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isForPage(event)) dropPlan()
      else if (/^[1-9]$/.test(event.key) && isShortcut(event)) goToPart(Number(event.key))
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
