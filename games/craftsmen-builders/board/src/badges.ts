import type { Badge } from './board-types.ts'

/** The wanted badges one by one, and whether each is shown; one that is shown counts once — CB-7.5. */
export function checked(
  wanted: readonly Badge[],
  shown: readonly Badge[],
): { readonly badge: Badge; readonly shown: boolean }[] {
  const left = [...shown]
  return wanted.map((badge) => {
    const at = left.indexOf(badge)
    if (at >= 0) left.splice(at, 1)
    return { badge, shown: at >= 0 }
  })
}

/** The wanted badges that are not shown. */
export const missingIn = (wanted: readonly Badge[], shown: readonly Badge[]): Badge[] =>
  checked(wanted, shown).flatMap((each) => (each.shown ? [] : [each.badge]))
