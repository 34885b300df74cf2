/** The known names that a mistyped one may have meant, the likeliest first. */
export function nearest(name: string, known: readonly string[], most = 1): string[] {
  const allowed = Math.max(2, Math.floor(name.length / 3))
  return known
    .map((candidate) => ({ candidate, far: distance(fold(name), fold(candidate)) }))
    .filter(({ far }) => far <= allowed)
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map(({ candidate }) => candidate)
}

const fold = (name: string): string => name.toLowerCase()

/** How many letters must be changed, added or dropped (Levenshtein). */
function distance(a: string, b: string): number {
  let row = Array.from({ length: b.length + 1 }, (_, i) => i)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++) {
      const swap = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1)
      next.push(Math.min(swap, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1))
    }
    row = next
  }
  return row[b.length] ?? 0
}
