export * from './secret.ts'
export * from './secret-chance.ts'
export * from './verify.ts'
