export { type AdviceOptions, type AdvisedLine, advise } from './advice.ts'
