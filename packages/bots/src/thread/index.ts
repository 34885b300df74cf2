export * from './pool.ts'
export * from './question.ts'
export * from './think.ts'
export * from './thread.ts'
