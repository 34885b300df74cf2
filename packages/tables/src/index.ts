export { type Answer, answerTo } from './answer.ts'
export * from './clock.ts'
export {
  actsAt,
  actsBy,
  type DecisionContext,
  decide,
  playAt,
  type TableDecision,
} from './decide.ts'
export { type EventNews, eventNews } from './event-news.ts'
export * from './game-file.ts'
export type { GameView, LegalView } from './game-view.ts'
export { ALIVE_MS, HEARTBEAT_MS } from './heartbeat.ts'
export * from './hint.ts'
export type { AppliedEntry, Listener } from './journal.ts'
export * from './live-table.ts'
export { catalogue as english } from './locales/en.ts'
export { looksLike } from './look-alike.ts'
export { BAD_NAME, nameSchema } from './name.ts'
export { NO_SEAT, type ProposalView } from './open-proposal.ts'
export * from './opening.ts'
export * from './pace.ts'
export * from './ports.ts'
export { mayTake, PATIENCE_MINUTES } from './proposals.ts'
export * from './refusal.ts'
export * from './summary.ts'
export * from './table-command.ts'
export * from './table-event.ts'
export * from './table-manager.ts'
export * from './table-state.ts'
export * from './table-view.ts'
export { type BotsAlone, UNATTENDED, type UnattendedLimits } from './unattended.ts'
