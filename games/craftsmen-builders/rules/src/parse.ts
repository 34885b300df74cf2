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
import type { KitCommands } from './kit.ts'
import { SYMBOLS } from './words.ts'

const KINDS: readonly unknown[] = SYMBOLS

type Fields = Readonly<Record<string, unknown>>
type Reader = (fields: Fields, commands: KitCommands) => Command | undefined

/** The commands of a list by the number in a field; anything but a place in the list finds none. */
const byNumber =
  (field: string, commands: readonly Command[]): Reader =>
  (fields) =>
    typeof fields[field] === 'number' ? commands[fields[field]] : undefined

const byMix =
  (commands: readonly (readonly Command[])[]): Reader =>
  ({ wood, stone }) =>
    typeof wood === 'number' && typeof stone === 'number' ? commands[wood]?.[stone] : undefined

const byId =
  (type: keyof KitCommands['byId'], field: string): Reader =>
  (fields, commands) =>
    commands.byId[type].get(fields[field])

/** For each command its fields besides `type`, and how it is found among those made once. */
const READERS: { readonly [T in CommandType]: readonly [fields: number, read: Reader] } = {
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
export function parseCommand(value: unknown, commands: KitCommands): Command | null {
  if (!isFields(value)) return null
  const type = value['type']
  if (typeof type !== 'string' || !Object.hasOwn(READERS, type)) return null
  const [fields, read] = READERS[type as CommandType]
  if (Object.keys(value).length !== fields + 1) return null
  return read(value, commands) ?? null
}

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
