import { CommanderError } from 'commander'
import { program } from './program.ts'

/** Bad flags end in this code, as the command line promises. */
const MISUSE = 2

try {
  await program().parseAsync()
} catch (error) {
  if (!(error instanceof CommanderError)) throw error
  // Help and version end like an error inside commander, with code 0.
  process.exitCode = error.exitCode === 0 ? 0 : MISUSE
}
