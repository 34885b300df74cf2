export type { Command } from './commands.ts'
export type { Event } from './events.ts'
export { type RedCathedral, redCathedral } from './game.ts'
export { catalogue as english } from './locales/en.ts'
export {
  type FinalAccount,
  finalAccount,
  type TowerWords,
} from './messages/account.ts'
export { outcomeNow } from './messages/outcome-now.ts'
export type { Printed } from './messages/printed.ts'
export { printedSigns, printedWords } from './messages/requested.ts'
export { scoreLabel } from './messages/score-label.ts'
export type { ComponentSigns, EffectSigns, PrintedSigns, Sign } from './messages/signs.ts'
export { sectionIn } from './messages/terms.ts'
export { catalogue as baseEnglish } from './modules/base/locales/en.ts'
export { contractsNow } from './modules/guilds/archivists/contracts-now.ts'
export { openlyHeld } from './modules/guilds/archivists/openly-held.ts'
export type { State } from './state.ts'
export type { View } from './view-types.ts'
