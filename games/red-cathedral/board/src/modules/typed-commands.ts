import { contractorsCommands } from './contractors/contractors-typed.ts'

/** The short commands that modules add; they can be read before the rest of a module is loaded. */
export const MODULE_COMMANDS = [...contractorsCommands]
