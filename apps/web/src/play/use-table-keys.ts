import { goToPart } from '@guildhall/ui'
import { useEffect } from 'preact/hooks'
import { isForPage, isShortcut } from '../shell/shortcut.ts'
import { HINT_KEY } from './hint/hint-button.tsx'

/** Keys for the whole table: digits lead to its parts, Escape drops the plan, h asks for a hint. */
export function useTableKeys(dropPlan: () => void, askHint: () => void): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && isForPage(event)) dropPlan()
      else if (/^[1-9]$/.test(event.key) && isShortcut(event)) goToPart(Number(event.key))
      else if (event.key === HINT_KEY && isShortcut(event)) askHint()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])
}
