import { promisify } from 'node:util'
import { constants, deflateRaw, inflateRawSync } from 'node:zlib'
import { type ChainEnd, hashAfter, type PlainEntry, sealOf } from './hash-chain.ts'
import type { PackRow } from './table-rows.ts'

/** The most entries of one pack. */
export const MOST_IN_PACK = 1024

const deflate = promisify(deflateRaw)

/** What stands beside the bodies, by column: the times as differences, people, ids of requests. */
type Columns = readonly [
  times: readonly number[],
  people: readonly (string | null)[],
  requests: readonly (string | null)[],
]

/** The packs of entries that follow `known`, without gaps. */
export async function packsOf(
  table: string,
  known: ChainEnd,
  entries: readonly PlainEntry[],
): Promise<PackRow[]> {
  const packs: PackRow[] = []
  let before = known.hash
  for (let from = 0; from < entries.length; from += MOST_IN_PACK) {
    const pack = await packOf(table, before, entries.slice(from, from + MOST_IN_PACK))
    packs.push(pack)
    before = pack.hash
  }
  return packs
}

async function packOf(
  table: string,
  before: string,
  entries: readonly PlainEntry[],
): Promise<PackRow> {
  const [{ number: first } = { number: 0 }] = entries
  const bytes = await deflate(textOf(entries), { level: constants.Z_BEST_COMPRESSION })
  const row = {
    ...{ table_id: table, number: first + entries.length - 1, first },
    ...{ pack: new Uint8Array(bytes), hash: hashAfter(before, entries) },
  }
  return { ...row, seal: sealOf(before, row) }
}

/** A line for the columns, then one for each event. */
function textOf(entries: readonly PlainEntry[]): string {
  const columns: Columns = [
    entries.map(({ at }, i) => at - (entries[i - 1]?.at ?? 0)),
    entries.map(({ person }) => person),
    entries.map(({ request_id }) => request_id),
  ]
  return [JSON.stringify(columns), ...entries.map(({ body }) => body)].join('\n')
}

/** The entries of a pack. Its seal was checked: this trusts what it reads. */
export function unpack({ first, pack }: PackRow): PlainEntry[] {
  const [head = '', ...bodies] = inflateRawSync(pack).toString().split('\n')
  const [times, people, requests]: Columns = JSON.parse(head)
  let at = 0
  return bodies.map((body, i) => {
    at += times[i] ?? 0
    return {
      ...{ number: first + i, at, request_id: requests[i] ?? null },
      ...{ person: people[i] ?? null, body },
    }
  })
}
