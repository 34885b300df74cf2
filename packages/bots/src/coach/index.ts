export { type AdviceOptions, type AdvisedLine, advise } from './advice.ts'
export * from './review.ts'
export * from './reviewed.ts'
export * from './words.ts'
