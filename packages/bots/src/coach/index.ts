export { type AdviceOptions, type AdvisedLine, advise } from './advice.ts'
export * from './describe-line.ts'
export * from './review.ts'
export * from './reviewed.ts'
