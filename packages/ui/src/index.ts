export { type BoardProps, chosen } from './board.ts'
export { ByWords } from './by-words.tsx'
export {
  type Choice,
  Desk,
  type DeskBase,
  type Moment,
  type Outlook,
  type Step,
} from './desk.ts'
