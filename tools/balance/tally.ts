/** Counts by name, in the order in which the names were first seen. */
export class Tally {
  readonly #counts = new Map<string, number>()

  add(name: string, by = 1): void {
    this.#counts.set(name, this.of(name) + by)
  }

  of(name: string): number {
    return this.#counts.get(name) ?? 0
  }

  get names(): string[] {
    return [...this.#counts.keys()]
  }

  get total(): number {
    return [...this.#counts.values()].reduce((sum, n) => sum + n, 0)
  }
}

/** Mean, spread and deciles of a list of numbers. */
export function summary(values: readonly number[]) {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  const mean = values.reduce((sum, n) => sum + n, 0) / Math.max(1, values.length)
  return { mean, low: at(0.1), high: at(0.9) }
}

export const fixed = (n: number, digits = 1): string => n.toFixed(digits)
export const percent = (part: number, whole: number): string =>
  whole === 0 ? '–' : `${((100 * part) / whole).toFixed(0)} %`

/** A table in Markdown. */
export function table(
  head: readonly string[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')
}
