import { stripVTControlCharacters } from 'node:util'

/** How wide everything is drawn. */
export const WIDTH = 100

/** How many columns a text takes; colours take none. */
export const widthOf = (text: string): number => [...stripVTControlCharacters(text)].length

export const padded = (text: string, width: number): string =>
  text + ' '.repeat(Math.max(0, width - widthOf(text)))

export const paddedLeft = (text: string, width: number): string =>
  ' '.repeat(Math.max(0, width - widthOf(text))) + text

/** `─ words ─────`, as wide as asked: the title in the upper edge of a frame. */
export const titled = (text: string, width: number): string =>
  `─ ${text} ${'─'.repeat(Math.max(0, width - 3 - widthOf(text)))}`

/** A plain text, no wider than that. */
export const cut = (text: string, width: number): string =>
  widthOf(text) > width ? `${text.slice(0, width - 1).trimEnd()}…` : text

/** The text in lines of at most `width`, broken between words; further lines are indented. */
export function wrapped(text: string, width: number = WIDTH, indent = ''): string[] {
  const [first = '', ...words] = text.split(' ')
  const lines = [first]
  for (const word of words) {
    const line = lines.at(-1) ?? ''
    const fits = widthOf(line) + 1 + widthOf(word) <= width
    if (fits) lines[lines.length - 1] = `${line} ${word}`
    else lines.push(indent + word)
  }
  return lines
}

/** Rows as a table: columns as wide as they need, numbers to the right. */
export function tabled(rows: readonly (readonly string[])[]): string[] {
  const columns = Math.max(...rows.map((row) => row.length))
  const widths = Array.from({ length: columns }, (_, i) =>
    Math.max(...rows.map((row) => widthOf(row[i] ?? ''))),
  )
  const cell = (text: string, i: number) =>
    i === 0 ? padded(text, widths[i] ?? 0) : paddedLeft(text, widths[i] ?? 0)
  return rows.map((row) => row.map(cell).join('   ').trimEnd())
}
