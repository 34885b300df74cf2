import type { AnyCommand, Message } from '@guildhall/kernel'
import type { Command, View } from '@guildhall/red-cathedral'
import { t } from '../../../i18n.ts'
import { base } from '../base-commands.ts'
import type { PrintedText } from '../printed-text.ts'
import type { CommandText, TerminalModule } from '../terminal-module.ts'
import { archivists } from './archivists.ts'
import { artisans } from './artisans.ts'
import { brickMakers } from './brickmakers.ts'
import { contractors } from './contractors.ts'
import { contractorsGuild } from './contractors-guild.ts'
import { foremen } from './foremen.ts'
import { fourthGuild } from './fourth-guild.ts'
import { ivan } from './ivan.ts'
import { jewelers } from './jewelers.ts'
import { masterBuilders } from './masterbuilders.ts'
import { wholesalers } from './wholesalers.ts'

/** Every module in a terminal, the base game first. */
const ALL = [
  base,
  contractors,
  ivan,
  fourthGuild,
  jewelers,
  artisans,
  foremen,
  contractorsGuild,
  wholesalers,
  archivists,
  masterBuilders,
  brickMakers,
] as const

export const MODULES: readonly TerminalModule[] = ALL

type Described<M> = M extends { readonly commands: infer C } ? keyof C : never
type Undescribed = Exclude<Command['type'], Described<(typeof ALL)[number]>>

/** A command that no module describes does not compile here. */
const described: [Undescribed] extends [never] ? TerminalModule['commands'][] : never = ALL.map(
  (module: TerminalModule) => module.commands,
)
const COMMANDS: Readonly<Record<string, CommandText<never>>> = Object.assign({}, ...described)

/** The clauses to read about a command. */
export const clausesOf = ({ type }: AnyCommand): readonly string[] => COMMANDS[type]?.clauses ?? []

/** The heading that a choice stands under. */
export function headingOf({ type }: AnyCommand): string {
  const heading = COMMANDS[type]?.heading
  if (heading === undefined) return ''
  return typeof heading === 'string' ? t(`rc.heading.${heading}`) : heading.title
}

/** A choice in words that fit a list; null where the game's own, `label`, will do. */
export const choiceText = (choice: {
  readonly view: View
  readonly command: Command
  readonly label: Message
  readonly printed: PrintedText
}): string | null => COMMANDS[choice.command.type]?.choice?.(choice as never) ?? null

/** The command that typed words mean; null where they mean none. The base game is asked last. */
export function commandIn(
  view: View,
  [first = '', ...rest]: readonly string[],
  printed: PrintedText,
): unknown {
  for (const { typed = {} } of MODULES.toReversed()) {
    const command = Object.hasOwn(typed, first) ? typed[first]?.(rest, view, printed) : null
    if (command) return command
  }
  return null
}
