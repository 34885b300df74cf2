import { MOST_SECTIONS } from '../../../constants.ts'
import type { MasterBuildersCommand } from './master-builders-types.ts'

type CommandOf<T extends MasterBuildersCommand['type']> = Extract<
  MasterBuildersCommand,
  { type: T }
>

/** The most cards that are drawn at once. */
const MOST_DRAWN = 4

export const CHOOSE_BLUEPRINT = Array.from(
  { length: MOST_DRAWN },
  (_, drawn): CommandOf<'chooseBlueprint'> => ({ type: 'chooseBlueprint', drawn }),
)
export const ADVANCE_SECTION = Array.from(
  { length: MOST_SECTIONS },
  (_, section): CommandOf<'advanceSection'> => ({ type: 'advanceSection', section }),
)
