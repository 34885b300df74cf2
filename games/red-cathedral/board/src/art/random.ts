/** A number for a name: the same card is drawn the same way everywhere. */
export function hash(name: string): number {
  let h = 0x811c9dc5
  for (let i = 0; i < name.length; i++) h = Math.imul(h ^ name.charCodeAt(i), 0x01000193)
  return h >>> 0
}

/** Numbers from 0 to 1 that follow from the seed alone (mulberry32): for strokes, never for play. */
export function strokesOfLuck(seed: number): () => number {
  let a = Math.imul(seed, 2654435761) >>> 0
  return () => {
    a = (a + 0x6d2b79f5) | 0
    let t = Math.imul(a ^ (a >>> 15), 1 | a)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}
