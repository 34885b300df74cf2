export type { Answer } from './answer.ts'
export type { Listener } from './book.ts'
export * from './clock.ts'
export {
  actsAt,
  actsBy,
  type Circumstances,
  type Decided,
  decide,
  playAt,
} from './decide.ts'
export { english } from './english.ts'
export * from './entry.ts'
export * from './file.ts'
export * from './hall.ts'
export * from './hint.ts'
export { ALIVE, BEAT } from './life.ts'
export * from './opening.ts'
export * from './pace.ts'
export * from './ports.ts'
export { PATIENCE_MINUTES } from './proposals.ts'
export * from './refusal.ts'
export * from './room.ts'
export * from './see.ts'
export * from './summary.ts'
export * from './table.ts'
export * from './wish.ts'
