import { Readable } from 'node:stream'

/** Sends parts as they are made. The first is waited for: a refusal is then answered as any other. */
export async function streamed(parts: AsyncGenerator<string, void>): Promise<Readable> {
  const first = await parts.next()
  return Readable.from(fromFirst(first, parts), { objectMode: false })
}

async function* fromFirst(
  first: IteratorResult<string, void>,
  rest: AsyncGenerator<string, void>,
): AsyncGenerator<string, void> {
  if (first.done === true) return
  yield first.value
  yield* rest
}
