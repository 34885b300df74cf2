export { type BoardProps, chosen } from './board.ts'
export {
  type Choice,
  Desk,
  type DeskBase,
  type Moment,
  type Outlook,
  type Step,
} from './desk.ts'
