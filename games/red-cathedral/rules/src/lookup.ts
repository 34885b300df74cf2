import type { CommandType } from './commands.ts'
import type { Frame, FrameKind, StepWord } from './modules/types.ts'
import type {
  AnswerTo,
  CommandRule,
  EventRule,
  ModuleEventType,
  QuestionRule,
  RulesData,
  StepRule,
} from './rules-data.ts'

/**
 * The rules by a name that is not known beforehand: nothing meets the rule of another name. A switch
 * over the frequent names is quicker than the table, in which a name is looked up at every step of
 * every game.
 */

export function questionRule({ questions }: RulesData, kind: FrameKind): QuestionRule {
  switch (kind) {
    case 'turn':
      return questions.turn
    case 'market':
      return questions.market
    case 'take':
      return questions.take
    case 'deliver':
      return questions.deliver
    case 'claim':
      return questions.claim
    default:
      return questions[kind]
  }
}

export function commandRule({ commands }: RulesData, type: CommandType): CommandRule<CommandType> {
  return ruleOf(commands, type) as CommandRule<CommandType>
}

function ruleOf(commands: RulesData['commands'], type: CommandType) {
  switch (type) {
    case 'moveDie':
      return commands.moveDie
    case 'stop':
      return commands.stop
    case 'take':
      return commands.take
    case 'obtain':
      return commands.obtain
    case 'useAction':
      return commands.useAction
    case 'deliver':
      return commands.deliver
    case 'claim':
      return commands.claim
    case 'chooseSection':
      return commands.chooseSection
    case 'chooseWorkshop':
      return commands.chooseWorkshop
    case 'layTile':
      return commands.layTile
    case 'reroll':
      return commands.reroll
    case 'sellPrestige':
      return commands.sellPrestige
    default:
      return commands[type]
  }
}

export function eventRule(rules: RulesData, type: ModuleEventType): EventRule<ModuleEventType> {
  return happened(rules.events, type) as EventRule<ModuleEventType>
}

function happened(events: RulesData['events'], type: ModuleEventType) {
  switch (type) {
    case 'turnBegan':
      return events.turnBegan
    case 'diceRolled':
      return events.diceRolled
    case 'dieMoved':
      return events.dieMoved
    case 'gained':
      return events.gained
    case 'obtained':
      return events.obtained
    case 'delivered':
      return events.delivered
    default:
      return events[type]
  }
}

export const stepRule = ({ steps }: RulesData, word: StepWord): StepRule => steps[word]

/** What a question of its own says of a command of another module; undefined where it says nothing. */
export const accepted = (
  { accepts }: QuestionRule,
  type: CommandType,
): AnswerTo<Frame, CommandType> | undefined =>
  accepts?.[type] as AnswerTo<Frame, CommandType> | undefined
