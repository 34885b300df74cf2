/** A part of a clause: plain words, or words with a meaning of their own. */
export type Part =
  | { readonly kind: 'text' | 'code' | 'strong' | 'note'; readonly text: string }
  /** Another clause, or a section, that is named. */
  | { readonly kind: 'clause'; readonly text: string }

const PATTERN = new RegExp(
  [
    '`(?<code>[^`]+)`',
    '\\*\\*(?<strong>[^*]+)\\*\\*',
    '\\*(?<note>[^*]+)\\*',
    '(?<clause>\\b(?:RC|CT|IV|CB|GU)-[A-Z0-9]+(?:[.-][A-Z0-9]+)*)',
  ].join('|'),
  'g',
)

/** The text of a clause taken apart. */
export function partsOf(text: string): Part[] {
  const parts: Part[] = []
  let end = 0
  for (const match of text.matchAll(PATTERN)) {
    if (match.index > end) parts.push({ kind: 'text', text: text.slice(end, match.index) })
    parts.push(partOf(match.groups ?? {}))
    end = match.index + match[0].length
  }
  if (end < text.length) parts.push({ kind: 'text', text: text.slice(end) })
  return parts
}

function partOf(groups: Record<string, string | undefined>): Part {
  const { code, strong, note, clause = '' } = groups
  if (code !== undefined) return { kind: 'code', text: code }
  if (strong !== undefined) return { kind: 'strong', text: strong }
  if (note !== undefined) return { kind: 'note', text: note }
  return { kind: 'clause', text: clause }
}

/** The cells of a table's rows; the line under the head is left out. */
export const cellsOf = (rows: readonly string[]): string[][] =>
  rows
    .filter((row) => !/^\|[\s:|-]+$/.test(row))
    .map((row) =>
      row
        .replace(/^\||\|\s*$/g, '')
        .split('|')
        .map((cell) => cell.trim()),
    )
