import type { ReadQuestion } from './question.ts'

/** How many entries are read, and held, at a time. */
const PAGE = 500

/** How the entries of a table are exported: as spectators may know them, or as they are stored. */
export type ExportKind = 'seen' | 'stored' | 'storedWithSecret'

const HIDDEN = {
  seen: ['secret', 'hash'],
  stored: ['secret'],
  storedWithSecret: [],
} as const

/** The export of a table, a page at a time: however long its log is, nobody holds the whole. */
export async function* exportTable(
  read: (question: ReadQuestion) => Promise<string>,
  table: string,
  kind: ExportKind,
): AsyncGenerator<string, void> {
  const row = await read({ what: 'row', table, hidden: HIDDEN[kind] })
  const { number }: { readonly number: number } = JSON.parse(row)
  yield `{"table":${row},"entries":[`
  // What is added meanwhile is not part of it.
  for (let after = 0; after < number; after += PAGE) {
    const page = { table, after, limit: Math.min(PAGE, number - after) }
    const entries = await read(
      kind === 'seen'
        ? { what: 'log', ...page, watcher: { person: null }, seats: [] }
        : { what: 'stored', ...page },
    )
    yield `${after === 0 ? '' : ','}${entries.slice(1, -1)}`
  }
  yield ']}'
}
