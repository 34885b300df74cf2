export type { BoardProps, News } from './board.ts'
export {
  type Choice,
  Desk,
  type DeskBase,
  type Moment,
  type Step,
} from './desk.ts'
export { Dialog } from './dialog.tsx'
export { DieAt, DieFace } from './die.tsx'
export { choicesOf, type Group, groupsOf } from './draft.ts'
export {
  type Guide,
  type Lesson,
  type LessonStep,
  type LessonTurn,
  lessonSteps,
  lessonTable,
  type Setting,
  type SettingValue,
} from './guide.ts'
export { ICON_NAMES, Icon, type IconName } from './icon.tsx'
export { amountsIn, asLongAs, inParts, newsIn, type Said, untilTheEnd } from './line.ts'
export { goToPart } from './parts.ts'
export { askedAbout, Piece, PieceButton, type Playable, walkPieces } from './piece.tsx'
export { Pieces } from './pieces.tsx'
export { PlanClear, PlanCues, PlanGroups, PlanTold, PlanUndo } from './plan.tsx'
export { type Option, Segmented } from './segmented.tsx'
export { type Colour, PlayerToken, Shape } from './shape.tsx'
export { share } from './share.ts'
export { still } from './still.ts'
export { type Tab, Tabs } from './tabs.tsx'
export type { ReadTyped, ShortCommands, Typed } from './typed.ts'
