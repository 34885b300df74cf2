import type { QuestionRule } from '../rule-types.ts'
import { CONTRACTORS_QUESTIONS } from './contractors/question-rules.ts'
import type { MODULE_FRAME_KINDS } from './frames.ts'
import { contractQuestion } from './guilds/archivists/keep.ts'
import { lendQuestion } from './guilds/artisans/lent-tile.ts'
import { reinforceQuestion } from './guilds/brickmakers/pick.ts'
import { foremanQuestion } from './guilds/foremen/walk.ts'
import { advanceQuestion } from './guilds/masterbuilders/advance.ts'
import { blueprintQuestion, blueprintsQuestion } from './guilds/masterbuilders/draw.ts'
import { marketAgainQuestion } from './guilds/wholesalers/again.ts'
import { SOLITAIRE_QUESTIONS } from './solitaire/question-rules.ts'
import { VOCABULARY_QUESTIONS } from './vocabulary/question-rules.ts'

/** The questions that modules add. */
export const MODULE_QUESTIONS: {
  readonly [K in (typeof MODULE_FRAME_KINDS)[number]]: QuestionRule
} = {
  ...VOCABULARY_QUESTIONS,
  ...CONTRACTORS_QUESTIONS,
  lend: lendQuestion,
  ...SOLITAIRE_QUESTIONS,
  foreman: foremanQuestion,
  reinforce: reinforceQuestion,
  contract: contractQuestion,
  blueprints: blueprintsQuestion,
  blueprint: blueprintQuestion,
  advance: advanceQuestion,
  marketAgain: marketAgainQuestion,
}
