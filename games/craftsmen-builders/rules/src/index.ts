export { loadComponents } from './components/load.ts'
export type { Components } from './components/schema.ts'
export { type CraftsmenBuilders, craftsmenBuilders } from './game.ts'
export { catalogue as english } from './locales/en.ts'
export { type FinalAccount, finalAccount } from './messages/account.ts'
export { concerns } from './messages/concerns.ts'
export { outcomeNow } from './messages/outcome-now.ts'
export {
  type GoodsOfChoice,
  type Printed,
  type PrintedBuilding,
  type PrintedEffect,
  type PrintedLine,
  printed,
} from './messages/printed.ts'
export { scoreLabel } from './messages/terms.ts'
export type { Command, Event, State, View } from './modules/types.ts'
