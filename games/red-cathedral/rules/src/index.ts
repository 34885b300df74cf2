export type { Command } from './commands.ts'
export type { Event } from './events.ts'
export { type RedCathedral, redCathedral } from './game.ts'
export {
  type AccountLine,
  type FinalAccount,
  finalAccount,
  type TowerWords,
} from './messages/account.ts'
export { baseEnglish } from './messages/base-en.ts'
export { concerns } from './messages/concerns.ts'
export { contractsNow } from './messages/contracts.ts'
export { english } from './messages/en.ts'
export { type Printed, printedWords } from './messages/printed.ts'
export { scoreLabel } from './messages/score-label.ts'
export {
  type ComponentSigns,
  type EffectSigns,
  type PrintedSigns,
  printedSigns,
  type Sign,
} from './messages/signs.ts'
export type { State } from './state.ts'
export type { View } from './view-types.ts'
