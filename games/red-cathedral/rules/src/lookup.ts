import type { CommandType } from './commands.ts'
import type { Answer, CommandRule, EventRule, Kit, ModuleEventType } from './kit.ts'
import type { Frame } from './state.ts'

/** The rules by a name that is not known beforehand: nothing meets the rule of another name. */

export const commandRule = (kit: Kit, type: CommandType): CommandRule<CommandType> =>
  kit.commands[type] as CommandRule<CommandType>

export const eventRule = (kit: Kit, type: ModuleEventType): EventRule<ModuleEventType> =>
  kit.events[type] as EventRule<ModuleEventType>

/** What a question of its own says of a command of another module; undefined where it says nothing. */
export const acceptedBy = (
  kit: Kit,
  { kind }: Frame,
  type: CommandType,
): Answer<CommandType> | undefined =>
  kit.questions[kind].accepts?.[type] as Answer<CommandType> | undefined
