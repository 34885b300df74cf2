import { type CommandReader, readCommand } from '@guildhall/kernel/toolbox'
import type { Command, CommandType } from './commands.ts'
import type { Actions, Kit } from './kit.ts'

/** Finds the command that something from outside stands for; null for everything else. */
export const parseCommand = (kit: Kit, value: unknown, actions: Actions): Command | null =>
  readCommand(value, (type) => readerOf(kit, type), actions)

function readerOf(kit: Kit, type: string): CommandReader<Command, Actions> | undefined {
  if (!Object.hasOwn(kit.commands, type)) return undefined
  const { fields, read } = kit.commands[type as CommandType]
  return [fields, read]
}
