import type { Chance } from '@guildhall/kernel'

/** Chance that finds these pieces in a list, one after the other; throws when asked for anything else. */
export function picking(list: readonly number[], ...wanted: readonly number[]): Chance {
  const left = list.slice()
  const next = wanted.values()
  const chance: Chance = {
    int(below) {
      const place = left.indexOf(next.next().value ?? -1)
      if (below !== left.length || place < 0) throw new Error(`no such piece among ${below}`)
      left.splice(place, 1)
      return place
    },
    split: () => chance,
  }
  return chance
}
