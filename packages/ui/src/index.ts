export type { BoardProps, News } from './board.ts'
export type { Card, CardOf, CardTable } from './card.ts'
export { Dialog } from './dialog.tsx'
export { DieAt, DieFace } from './die.tsx'
export { type Answer, answeredOtherwise, answersIn, sameCommand } from './draft-answers.ts'
export { choicesOf, type Group, groupsOf, oneBack } from './draft-groups.ts'
export { goToPart } from './go-to-part.ts'
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
export { Others } from './others.tsx'
export { askedPiece, Piece, PieceButton, type Playable, walkPieces } from './piece.tsx'
export { Pieces } from './pieces.tsx'
export {
  PlanAhead,
  PlanChip,
  PlanClear,
  PlanCues,
  PlanGroups,
  PlanOutcome,
  PlanUndo,
  planAheadLabel,
} from './plan.tsx'
export type { RulebookArt, RulebookFigure, RulebookPicture } from './rulebook-figure.ts'
export type { Beat, Point, Scenes, Shown } from './scene.ts'
export { type Option, Segmented } from './segmented.tsx'
export { amountsIn, asLongAs, inParts, type LinePart, newsIn, untilTheEnd } from './sentence.ts'
export { type Colour, PlayerToken, Shape } from './shape.tsx'
export { share } from './share.ts'
export type { ReadTyped, ShortCommands, Typed } from './short-commands.ts'
export { still } from './still.ts'
export { type Tab, Tabs } from './tabs.tsx'
export { turnAhead } from './turn-ahead.ts'
export {
  type Choice,
  type Moment,
  type Step,
  TurnDraft,
  type TurnDraftBase,
} from './turn-draft.ts'
export { type Size, useSize } from './use-size.ts'
