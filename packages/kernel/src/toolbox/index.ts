/** What the rules of games are written with. No game needs it to keep the contract, all save by it. */
export * from './commands.ts'
export * from './components.ts'
export * from './decide.ts'
export * from './features.ts'
export * from './fields.ts'
export * from './parsed.ts'
export * from './questions.ts'
export * from './refuse.ts'
