import type { Chance } from '@guildhall/kernel'

/** A chance whose draws are counted, and one of which comes out differently. */
export interface AlteredChance extends Chance {
  /** How many numbers were drawn, those of split streams included. */
  readonly draws: number
}

/** The same chance, but for the draw of that number; -1 alters none. */
export function alteredChance(chance: Chance, target: number): AlteredChance {
  const count = { draws: 0 }
  const wrap = (inner: Chance): AlteredChance => ({
    get draws() {
      return count.draws
    },
    int(below) {
      const number = inner.int(below)
      return count.draws++ === target ? (number + 1) % below : number
    },
    split: (label) => wrap(inner.split(label)),
  })
  return wrap(chance)
}
