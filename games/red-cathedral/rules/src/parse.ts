import { type CommandReader, readCommand } from '@guildhall/kernel/toolbox'
import type { Command, CommandType } from './commands.ts'
import type { Actions, RulesData } from './rules-data.ts'

/** Finds the command that something from outside stands for; null for everything else. */
export const parseCommand = (rules: RulesData, value: unknown, actions: Actions): Command | null =>
  readCommand(value, (type) => readerOf(rules, type), actions)

function readerOf(rules: RulesData, type: string): CommandReader<Command, Actions> | undefined {
  if (!Object.hasOwn(rules.commands, type)) return undefined
  const { fields, read } = rules.commands[type as CommandType]
  return [fields, read]
}
