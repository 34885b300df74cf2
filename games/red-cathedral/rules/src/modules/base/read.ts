import type { Command } from '../../commands.ts'

/** How commands from outside are found among those made once. */

export const placeIn = (list: readonly unknown[], value: unknown): number => list.indexOf(value)

export const byPair = (
  commands: readonly (readonly Command[])[],
  first: unknown,
  second: number,
): Command | undefined => (typeof first === 'number' ? commands[first]?.[second] : undefined)
