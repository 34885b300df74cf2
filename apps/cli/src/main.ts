import { isMainThread } from 'node:worker_threads'
import { CommanderError } from 'commander'
import { speak } from './i18n.ts'
import { languageOfRun } from './language.ts'
import { Failure, flagsInWords, Misuse } from './misuse.ts'
import { endWhenNobodyReads } from './output.ts'
import { translateRulebooks } from './rulebooks.ts'

/** Bad flags and bad files end in this code, as the command line promises. */
const MISUSE = 2
const FAILURE = 1

// The threads of the arena and of the training run this very program.
if (isMainThread) await runProgram()
else (await import('./threads/serve.ts')).serveThread()

async function runProgram(): Promise<void> {
  endWhenNobodyReads()
  try {
    const terminal = process.stdin.isTTY && process.stdout.isTTY
    const wanted = languageOfRun({ args: process.argv.slice(2), env: process.env, terminal })
    await Promise.all([speak(wanted), translateRulebooks(wanted)])
    const { program } = await import('./program.ts') // its texts are in that language
    const guildhall = program()
    if (process.argv.length <= 2) guildhall.outputHelp()
    else await guildhall.parseAsync()
  } catch (error) {
    process.exitCode = codeFor(error)
  }
}

function codeFor(error: unknown): number {
  if (error instanceof Misuse) return refused(error.message, MISUSE)
  if (error instanceof Failure) return refused(error.message, FAILURE)
  if (!(error instanceof CommanderError)) throw error
  // Help and version end like an error inside commander, with code 0.
  return error.exitCode === 0 ? 0 : refused(flagsInWords(error), MISUSE)
}

function refused(text: string, code: number): number {
  process.stderr.write(`guildhall: ${text}\n`)
  return code
}
