import { type Fields, isFields } from '../fields.ts'

/** Finds a command among those made once by its fields; `K` is what a table knows besides. */
export type Reader<C, K> = (fields: Fields, known: K) => C | undefined

/** How a command is read: how many fields it has besides `type`, and how it is found. */
export type CommandReader<C, K> = readonly [fields: number, read: Reader<C, K>]

/** Finds the command that something from outside stands for; null for everything else. */
export function readCommand<C, K>(
  value: unknown,
  readerOf: (type: string) => CommandReader<C, K> | undefined,
  known: K,
): C | null {
  if (!isFields(value) || typeof value['type'] !== 'string') return null
  const reader = readerOf(value['type'])
  if (reader === undefined) return null
  const [fields, read] = reader
  if (Object.keys(value).length !== fields + 1) return null
  return read(value, known) ?? null
}

/** The commands of a list by the number in a field; anything but a place in the list finds none. */
export const byNumber =
  <C>(field: string, commands: readonly C[]) =>
  (fields: Fields): C | undefined =>
    typeof fields[field] === 'number' ? commands[fields[field]] : undefined
