import { byNumber, type CommandReader, type Reader, readCommand } from '@guildhall/kernel/toolbox'
import {
  CHOOSE_KIND,
  CHOOSE_SITE,
  type Command,
  type CommandType,
  DRAFT_PAIR,
  END_TURN,
  PAY_WITH,
  REALISE,
  REPLACE_COINS,
  TIMES,
  TURN_UP,
} from './commands.ts'
import { SYMBOLS } from './constants.ts'
import type { KitCommands } from './kit.ts'

const KINDS: readonly unknown[] = SYMBOLS

const byMix =
  (commands: readonly (readonly Command[])[]): Reader<Command, KitCommands> =>
  ({ wood, stone }) =>
    typeof wood === 'number' && typeof stone === 'number' ? commands[wood]?.[stone] : undefined

const byId =
  (type: keyof KitCommands['byId'], field: string): Reader<Command, KitCommands> =>
  (fields, commands) =>
    commands.byId[type].get(fields[field])

/** For each command its fields besides `type`, and how it is found among those made once. */
const READERS: { readonly [T in CommandType]: CommandReader<Command, KitCommands> } = {
  draftPair: [1, byNumber('pair', DRAFT_PAIR)],
  place: [1, byId('place', 'slot')],
  recruit: [1, byId('recruit', 'craftsman')],
  times: [1, byNumber('n', TIMES)],
  payWith: [2, byMix(PAY_WITH)],
  chooseKind: [2, byMix(CHOOSE_KIND)],
  chooseBuilding: [1, byId('chooseBuilding', 'building')],
  chooseSite: [1, byNumber('site', CHOOSE_SITE)],
  replaceCoins: [2, byMix(REPLACE_COINS)],
  realise: [1, ({ contract }) => REALISE[KINDS.indexOf(contract)]],
  choose: [1, byId('choose', 'option')],
  turnUp: [0, () => TURN_UP],
  endTurn: [0, () => END_TURN],
}

/** Finds the command that something from outside stands for; null for everything else. */
export const parseCommand = (value: unknown, commands: KitCommands): Command | null =>
  readCommand(
    value,
    (type) => (Object.hasOwn(READERS, type) ? READERS[type as CommandType] : undefined),
    commands,
  )
