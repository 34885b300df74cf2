import type { BrickMakersCommand } from './brick-makers-types.ts'

type CommandOf<T extends BrickMakersCommand['type']> = Extract<BrickMakersCommand, { type: T }>

/** Made once for every tile of every table; what comes from outside is only looked up. */
const picks = new Map<unknown, CommandOf<'pickReinforcement'>>()
const uses = new Map<unknown, CommandOf<'useReinforcement'>>()

export function pickCommand(tile: string): CommandOf<'pickReinforcement'> {
  const command = picks.get(tile) ?? { type: 'pickReinforcement', tile }
  picks.set(tile, command)
  return command
}

export function useCommand(tile: string): CommandOf<'useReinforcement'> {
  const command = uses.get(tile) ?? { type: 'useReinforcement', tile }
  uses.set(tile, command)
  return command
}

export const findPick = (tile: unknown) => picks.get(tile)
export const findUse = (tile: unknown) => uses.get(tile)
