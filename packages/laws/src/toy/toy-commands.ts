import type { Seat } from '@guildhall/kernel'
import { CARDS, type Card } from './toy-state.ts'

export type Command =
  | { readonly type: 'draw' | 'roll' | 'hold' | 'keep' | 'decline' }
  | { readonly type: 'discard' | 'reveal' | 'put' | 'take'; readonly card: Card }
  | { readonly type: 'offer'; readonly to: Seat }

/** Every command of a table, in the order in which they are offered. */
export const commandsFor = (players: number): readonly Command[] => [
  { type: 'draw' },
  { type: 'roll' },
  ...Array.from({ length: players }, (_, to) => ({ type: 'offer', to }) as const),
  { type: 'hold' },
  ...CARDS.map((card) => ({ type: 'discard', card }) as const),
  { type: 'keep' },
  ...CARDS.map((card) => ({ type: 'reveal', card }) as const),
  ...CARDS.map((card) => ({ type: 'put', card }) as const),
  ...CARDS.map((card) => ({ type: 'take', card }) as const),
  { type: 'decline' },
]

/** The command of the list that the value says, or null. */
export function parseCommand(commands: readonly Command[], value: unknown): Command | null {
  if (typeof value !== 'object' || value === null || !('type' in value)) return null
  const fields = value as Record<string, unknown>
  const names = Object.keys(fields)
  const same = (command: Command) =>
    command.type === value.type &&
    Object.keys(command).length === names.length &&
    Object.entries(command).every(
      ([name, part]) => Object.hasOwn(fields, name) && fields[name] === part,
    )
  return commands.find(same) ?? null
}
