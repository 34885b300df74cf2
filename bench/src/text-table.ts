import type { Line } from './comparison.ts'

type Cell = string | number

/** Comparisons as a table, drawn in one of the ways below. */
export const linesTable = (lines: readonly Line[], draw: typeof textTable): string =>
  draw(
    ['case', 'peer', 'ours', 'theirs', 'ratio', 'unit'],
    lines.map((line) => [line.case, line.peer, line.ours, line.theirs, line.ratio, line.unit]),
  )

/** Rows as text in columns: words to the left, numbers to the right. */
export function textTable(heads: readonly string[], rows: readonly (readonly Cell[])[]): string {
  const all = [heads, ...rows]
  const widths = heads.map((_, column) => Math.max(...all.map((row) => shown(row[column]).length)))
  const line = (row: readonly Cell[], numbers: readonly Cell[]) =>
    row
      .map((cell, column) =>
        typeof numbers[column] === 'number'
          ? shown(cell).padStart(widths[column] ?? 0)
          : shown(cell).padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd()
  const rule = widths.map((width) => '─'.repeat(width)).join('  ')
  return [line(heads, rows[0] ?? []), rule, ...rows.map((row) => line(row, row)), ''].join('\n')
}

/** The same in Markdown. */
export function markdownTable(
  heads: readonly string[],
  rows: readonly (readonly Cell[])[],
): string {
  const line = (cells: readonly Cell[]) => `| ${cells.map(shown).join(' | ')} |`
  const rule = heads.map((_, column) => (typeof rows[0]?.[column] === 'number' ? '---:' : '---'))
  return [line(heads), `|${rule.join('|')}|`, ...rows.map(line), ''].join('\n')
}

const shown = (cell: Cell | undefined): string =>
  typeof cell === 'number'
    ? cell.toLocaleString('en', { maximumSignificantDigits: 4 })
    : (cell ?? '')
