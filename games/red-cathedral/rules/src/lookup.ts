import type { CommandType } from './commands.ts'
import type { Answer, CommandRule, EventRule, ModuleEventType, RulesData } from './rules-data.ts'
import type { Frame } from './state.ts'

/** The rules by a name that is not known beforehand: nothing meets the rule of another name. */

export const commandRule = (rules: RulesData, type: CommandType): CommandRule<CommandType> =>
  rules.commands[type] as CommandRule<CommandType>

export const eventRule = (rules: RulesData, type: ModuleEventType): EventRule<ModuleEventType> =>
  rules.events[type] as EventRule<ModuleEventType>

/** What a question of its own says of a command of another module; undefined where it says nothing. */
export const acceptedBy = (
  rules: RulesData,
  { kind }: Frame,
  type: CommandType,
): Answer<CommandType> | undefined =>
  rules.questions[kind].accepts?.[type] as Answer<CommandType> | undefined
