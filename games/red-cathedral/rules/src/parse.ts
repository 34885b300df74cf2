import { byNumber, type CommandReader, readCommand } from '@guildhall/kernel/toolbox'
import { type Bundle, readBundle } from './bundle.ts'
import {
  ACTIVATE,
  AGAIN,
  CHOOSE_SECTION,
  CHOOSE_SPACE,
  CHOOSE_WORKSHOP,
  CLAIM,
  type Command,
  type CommandType,
  DECORATE,
  DELIVER,
  END_TURN,
  LAY_DOWN,
  LAY_UP,
  MOVE_DIE,
  OBTAIN_HERE,
  PASS,
  payCommand,
  REROLL,
  SELL_PRESTIGE,
  STOP,
  takeCommand,
  USE_WORKSHOP,
} from './commands.ts'
import { BANNER_PLACES, DICE, JEWELS, MATERIALS } from './constants.ts'
import { MODULE_COMMANDS, type ModuleCommandType, moduleCommand } from './modules/commands.ts'
import type { Actions } from './rule-types.ts'

type BaseCommandType = Exclude<CommandType, ModuleCommandType>

const place = (list: readonly unknown[], value: unknown): number => list.indexOf(value)

/** For each command its fields besides `type`, and how it is found among those made once. */
const READERS: { readonly [T in BaseCommandType]: CommandReader<Command, Actions> } = {
  moveDie: [
    2,
    (f) =>
      typeof f['extra'] === 'number' ? MOVE_DIE[place(DICE, f['die'])]?.[f['extra']] : undefined,
  ],
  claim: [1, (f) => CLAIM[place(BANNER_PLACES, f['banner'])]],
  chooseSection: [1, byNumber('section', CHOOSE_SECTION)],
  chooseWorkshop: [1, byNumber('space', CHOOSE_WORKSHOP)],
  layTile: [1, (f) => [LAY_UP, LAY_DOWN].find((command) => command.face === f['face'])],
  deliver: [2, (f) => byPair(DELIVER, f['section'], place(MATERIALS, f['material']))],
  decorate: [2, (f) => byPair(DECORATE, f['section'], place(JEWELS, f['jewels']))],
  obtain: [0, () => OBTAIN_HERE],
  useAction: [1, (f, actions) => actions.get(f['action'])],
  useWorkshop: [1, byNumber('space', USE_WORKSHOP)],
  activate: [1, byNumber('space', ACTIVATE)],
  chooseSpace: [1, byNumber('space', CHOOSE_SPACE)],
  take: [1, (f) => withBundle(f['goods'], takeCommand)],
  payWith: [1, (f) => withBundle(f['goods'], payCommand)],
  again: [0, () => AGAIN],
  stop: [0, () => STOP],
  // RC-5.1: one or more; no prestige is no sale.
  sellPrestige: [1, (f) => (f['n'] === 0 ? undefined : byNumber('n', SELL_PRESTIGE)(f))],
  reroll: [1, byNumber('space', REROLL)],
  pass: [0, () => PASS],
  endTurn: [0, () => END_TURN],
}

const byPair = (
  commands: readonly (readonly Command[])[],
  first: unknown,
  second: number,
): Command | undefined => (typeof first === 'number' ? commands[first]?.[second] : undefined)

function withBundle(goods: unknown, make: (bundle: Bundle) => Command): Command | undefined {
  const bundle = readBundle(goods)
  return bundle === undefined ? undefined : make(bundle)
}

/** Finds the command that something from outside stands for; null for everything else. */
export const parseCommand = (value: unknown, actions: Actions): Command | null =>
  readCommand(value, readerOf, actions)

function readerOf(type: string): CommandReader<Command, Actions> | undefined {
  if (Object.hasOwn(READERS, type)) return READERS[type as BaseCommandType]
  if (!Object.hasOwn(MODULE_COMMANDS, type)) return undefined
  const { fields, read } = moduleCommand(type as ModuleCommandType)
  return [fields, read]
}
