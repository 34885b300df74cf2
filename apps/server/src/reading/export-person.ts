import type { PersonId } from '@guildhall/tables'
import { PART_NAMES, type Place } from '../storage/personal-pages.ts'
import type { ReadQuestion } from './question.ts'

interface ReadPage {
  readonly rows: readonly object[]
  readonly next: Place | null
}

/**
 * Everything stored about a person, for that person, a page at a time: however much it is, nobody
 * holds the whole.
 */
export async function* exportPerson(
  read: (question: ReadQuestion) => Promise<string>,
  person: PersonId,
): AsyncGenerator<string, void> {
  const singles = await read({ what: 'person', person })
  yield singles.slice(0, -1)
  const pageOf = (part: (typeof PART_NAMES)[number]) => async (after: Place | null) =>
    parsed(await read({ what: 'part', person, part, after }))
  for (const part of PART_NAMES.filter((name) => name !== 'tables')) {
    yield `,"${part}":[`
    yield* rowsOf(pageOf(part), { separator: '' })
    yield ']'
  }
  yield ',"did":['
  const state = { separator: '' }
  for await (const table of tablesIn(pageOf('tables'))) {
    const actions = async (after: Place | null) =>
      parsed(await read({ what: 'did', person, table, after: Number(after?.[0] ?? 0) }))
    yield* rowsOf(actions, state)
  }
  yield ']}'
}

type Pages = (after: Place | null) => Promise<ReadPage>

const parsed = (text: string): ReadPage => JSON.parse(text)

async function* rowsOf(page: Pages, state: { separator: string }): AsyncGenerator<string, void> {
  for await (const rows of eachPage(page)) {
    if (rows.length === 0) continue
    yield `${state.separator}${JSON.stringify(rows).slice(1, -1)}`
    state.separator = ','
  }
}

async function* tablesIn(page: Pages): AsyncGenerator<string, void> {
  for await (const rows of eachPage(page)) {
    for (const row of rows) if ('id' in row) yield String(row.id)
  }
}

async function* eachPage(page: Pages): AsyncGenerator<readonly object[], void> {
  let after: Place | null = null
  do {
    const { rows, next }: ReadPage = await page(after)
    yield rows
    after = next
  } while (after !== null)
}
