import { type Bundle, bundleFrom, goodsOf } from './bundle.ts'
import {
  BANNER_PLACES,
  DICE,
  JEWELS,
  MARKET_SPACES,
  MATERIALS,
  MOST_SECTIONS,
  WORKSHOP_SPACES,
} from './constants.ts'
import type { Effect } from './effects/compile.ts'
import type { Each } from './modules/types.ts'

/** Everything that a player can do: what the base game and the modules add up to. */
export type Command = Each<'command'>
export type CommandType = Command['type']
export type CommandOf<T extends CommandType> = Extract<Command, { type: T }>

/** The most spaces a die can be pushed on — RC-8.2. */
export const MOST_EXTRA = 7
/** No marker can lose more prestige than this at once. */
const MOST_SOLD = 200

/** The commands of a game, each made once, so that the legal ones are handed out by reference. */
const numbers = (n: number): number[] => Array.from({ length: n }, (_, i) => i)

export const MOVE_DIE = DICE.map((die) =>
  numbers(MOST_EXTRA + 1).map((extra): CommandOf<'moveDie'> => ({ type: 'moveDie', die, extra })),
)
export const CLAIM = BANNER_PLACES.map((banner): CommandOf<'claim'> => ({ type: 'claim', banner }))
export const CHOOSE_SECTION = numbers(MOST_SECTIONS).map(
  (section): CommandOf<'chooseSection'> => ({ type: 'chooseSection', section }),
)
export const CHOOSE_WORKSHOP = numbers(WORKSHOP_SPACES).map(
  (space): CommandOf<'chooseWorkshop'> => ({ type: 'chooseWorkshop', space }),
)
export const LAY_UP: CommandOf<'layTile'> = { type: 'layTile', face: 'up' }
export const LAY_DOWN: CommandOf<'layTile'> = { type: 'layTile', face: 'down' }
export const DELIVER = numbers(MOST_SECTIONS).map((section) =>
  MATERIALS.map((material): CommandOf<'deliver'> => ({ type: 'deliver', section, material })),
)
export const DECORATE = numbers(MOST_SECTIONS).map((section) =>
  JEWELS.map((jewels): CommandOf<'decorate'> => ({ type: 'decorate', section, jewels })),
)
export const OBTAIN_HERE: CommandOf<'obtain'> = { type: 'obtain' }
export const USE_WORKSHOP = numbers(WORKSHOP_SPACES).map(
  (space): CommandOf<'useWorkshop'> => ({ type: 'useWorkshop', space }),
)
export const ACTIVATE = numbers(WORKSHOP_SPACES).map(
  (space): CommandOf<'activate'> => ({ type: 'activate', space }),
)
export const CHOOSE_SPACE = numbers(MARKET_SPACES).map(
  (space): CommandOf<'chooseSpace'> => ({ type: 'chooseSpace', space }),
)
export const AGAIN: CommandOf<'again'> = { type: 'again' }
export const STOP: CommandOf<'stop'> = { type: 'stop' }
export const SELL_PRESTIGE = numbers(MOST_SOLD + 1).map(
  (n): CommandOf<'sellPrestige'> => ({ type: 'sellPrestige', n }),
)
export const REROLL = numbers(MARKET_SPACES).map(
  (space): CommandOf<'reroll'> => ({ type: 'reroll', space }),
)
export const PASS: CommandOf<'pass'> = { type: 'pass' }
export const END_TURN: CommandOf<'endTurn'> = { type: 'endTurn' }

/** Bundles are too many to be made beforehand; each is made when first offered, and kept. */
const BUNDLE = Symbol('bundle')
interface OfBundle {
  readonly [BUNDLE]?: Bundle
}
const takes = new Map<Bundle, CommandOf<'take'>>()
const payments = new Map<Bundle, CommandOf<'payWith'>>()

export const takeCommand = (bundle: Bundle): CommandOf<'take'> =>
  kept(takes, bundle, () => ({ type: 'take', goods: goodsOf(bundle) }))

export const payCommand = (bundle: Bundle): CommandOf<'payWith'> =>
  kept(payments, bundle, () => ({ type: 'payWith', goods: goodsOf(bundle) }))

function kept<C extends Command>(made: Map<Bundle, C>, bundle: Bundle, make: () => C): C {
  const found = made.get(bundle)
  if (found !== undefined) return found
  const command: C & OfBundle = make()
  // Not enumerable: a command is compared, stored and sent without it.
  Object.defineProperty(command, BUNDLE, { value: bundle })
  made.set(bundle, command)
  return command
}

/** The bundle that a take or a payment names. */
export const bundleOfCommand = (command: CommandOf<'take' | 'payWith'> & OfBundle): Bundle =>
  command[BUNDLE] ?? bundleFrom(command.goods)

/** The commands that name an action, by the place of its effect. */
export const actionCommands = (effects: readonly Effect[]): readonly CommandOf<'useAction'>[] =>
  effects.map(({ id }): CommandOf<'useAction'> => ({ type: 'useAction', action: id }))
