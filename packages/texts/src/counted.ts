import type { Message } from '@guildhall/kernel'

/** A message, and how often it comes in a row. */
export interface Counted {
  readonly message: Message
  readonly n: number
}

/** Messages one after the other, each once however often it comes in a row. */
export function counted(messages: readonly Message[]): readonly Counted[] {
  const runs: Counted[] = []
  for (const message of messages) {
    const last = runs.at(-1)
    if (last === undefined || !isSame(last.message, message)) runs.push({ message, n: 1 })
    else runs[runs.length - 1] = { message, n: last.n + 1 }
  }
  return runs
}

const isSame = (a: Message, b: Message): boolean =>
  a === b || JSON.stringify([a.key, a.params]) === JSON.stringify([b.key, b.params])
