export type { BoardProps } from './board.ts'
export {
  type Choice,
  Desk,
  type DeskBase,
  type Moment,
  type Outlook,
  type Step,
} from './desk.ts'
