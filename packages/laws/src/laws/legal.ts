import { Choices } from '@guildhall/kernel'
import type { Law } from '../law.ts'
import { brief, revived } from '../same.ts'

/** The list of legal commands is always the same for the same state. */
export const legalIsASetInOrder: Law = {
  name: 'legal-is-a-set-in-order',
  says: 'the legal commands are free of duplicates, in a fixed order, and known to `parse`',
  watch(game) {
    const choices = new Choices<Parameters<typeof game.play>[1]>()
    return {
      *before({ legal, state, sampled }) {
        if (new Set(legal).size < legal.length) yield 'a command is offered twice'
        game.legal(game.copy(state), choices)
        if (choices.count > legal.length) yield '`legal` does not clear the list before it fills it'
        if (!sameItems(choices.toArray(), legal)) yield 'a copy of the state offers something else'
        if (!sampled) return
        if (new Set(legal.map((command) => JSON.stringify(command))).size < legal.length) {
          yield 'equal commands are offered twice'
        }
        for (const command of legal) yield* misread(command, game.parse)
      },
    }
  },
}

function* misread<C>(command: C, parse: (command: unknown) => C | null): Iterable<string> {
  const readings = {
    'the command itself': command,
    'the command from JSON': revived(command),
    'the command with its keys reversed': Object.fromEntries(
      Object.entries(revived(command) as object).reverse(),
    ),
  }
  for (const [what, reading] of Object.entries(readings)) {
    if (parse(reading) !== command) yield `parse gives no reference for ${what}: ${brief(command)}`
  }
}

const sameItems = <C>(a: readonly C[], b: readonly C[]): boolean =>
  a.length === b.length && a.every((each, index) => each === b[index])
