import type { ModuleCommandRule } from '../rule-types.ts'
import { CONTRACTORS_COMMANDS } from './contractors/command-rules.ts'
import { keepContract } from './guilds/archivists/keep.ts'
import { activateOther } from './guilds/artisans/lent-tile.ts'
import { BRICKMAKERS_COMMANDS } from './guilds/brickmakers/command-rules.ts'
import { moveForeman } from './guilds/foremen/walk.ts'
import { JEWELERS_COMMANDS } from './guilds/jewelers/command-rules.ts'
import { advanceSection } from './guilds/masterbuilders/advance.ts'
import { chooseBlueprint } from './guilds/masterbuilders/draw.ts'
import { marketAgain } from './guilds/wholesalers/again.ts'
import { SOLITAIRE_COMMANDS } from './solitaire/command-rules.ts'
import { VOCABULARY_COMMANDS } from './vocabulary/command-rules.ts'

/** The commands that modules add. */
export const MODULE_COMMANDS = {
  ...VOCABULARY_COMMANDS,
  ...CONTRACTORS_COMMANDS,
  ...JEWELERS_COMMANDS,
  activateOther,
  ...SOLITAIRE_COMMANDS,
  moveForeman,
  ...BRICKMAKERS_COMMANDS,
  keepContract,
  chooseBlueprint,
  advanceSection,
  marketAgain,
}

export type ModuleCommandType = keyof typeof MODULE_COMMANDS

/** The rule of a command that a module adds. */
export const moduleCommand = (type: ModuleCommandType): ModuleCommandRule<ModuleCommandType> =>
  MODULE_COMMANDS[type] as ModuleCommandRule<ModuleCommandType>
