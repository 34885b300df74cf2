// `guildhall sit`: a program that reads and writes lines of JSON takes a seat at a server's table.
import { parseArgs } from 'node:util'
import { ExternalProgram } from './external-program.ts'
import { SeatedProgram } from './seated-program.ts'
import { SIT_FAULTS } from './sit-faults.ts'
import { ConnectionLost } from './table-connection.ts'

const MISUSE = 2
const FAILURE = 1

const HELP = `Usage: guildhall sit --table LINK --exec COMMAND [--token TOKEN] [--name NAME] [--seat N]

  --table   the link of the table, or its id together with --url
  --url     the server, e.g. http://localhost:8080
  --exec    the program that plays (docs/guides/write-a-bot.md)
  --token   the token of an account; GUILDHALL_TOKEN by default
  --name    what it is called at the table; Program by default
  --seat    which seat it takes, from 1; the first free one by default`

const TEXT = { type: 'string' } as const
const FLAGS = {
  ...{ table: TEXT, url: TEXT, exec: TEXT, token: TEXT, name: TEXT, seat: TEXT },
  help: { type: 'boolean', short: 'h' },
} as const

function end(line: string, code: number): never {
  process.stderr.write(`guildhall: ${line}\n`)
  process.exit(code)
}

function flags() {
  try {
    return parseArgs({ args: process.argv.slice(3), options: FLAGS }).values
  } catch (error) {
    return end(error instanceof Error ? error.message : String(error), MISUSE)
  }
}

/** The server and the table that a link leads to. */
function placeOf(table: string, url: string | undefined): { url: string; table: string } {
  const [, origin, id] = /^(https?:\/\/[^/]+)\/t\/([\w-]+)$/.exec(table) ?? []
  if (origin !== undefined && id !== undefined) return { url: origin, table: id }
  if (url === undefined) return end(SIT_FAULTS.noLink, MISUSE)
  if (!/^https?:\/\/[^/]+\/?$/.test(url)) return end(SIT_FAULTS.badUrl, MISUSE)
  return { url: url.replace(/\/$/, ''), table }
}

const { table, url, exec, token, name = 'Program', seat, help = false } = flags()
if (help) {
  process.stdout.write(`${HELP}\n`)
  process.exit(0)
}
if (table === undefined || exec === undefined) end(SIT_FAULTS.misused, MISUSE)
const pass = token ?? process.env['GUILDHALL_TOKEN'] ?? ''
if (pass === '') end(SIT_FAULTS.noToken, MISUSE)
if (seat !== undefined && !/^[1-8]$/.test(seat)) end(SIT_FAULTS.badSeat, MISUSE)
const place = placeOf(table, url)
const program = new ExternalProgram(exec)
try {
  const at = seat === undefined ? undefined : Number(seat) - 1
  const seated = new SeatedProgram({ ...place, token: pass, name, seat: at, program })
  process.stdout.write(`${JSON.stringify(await seated.result)}\n`)
} catch (error) {
  if (!(error instanceof ConnectionLost)) throw error
  process.stderr.write(`guildhall: ${error.message}\n`)
  process.exitCode = FAILURE
} finally {
  program.end()
}
