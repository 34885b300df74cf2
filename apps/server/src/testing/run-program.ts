import { execFile } from 'node:child_process'
import { join } from 'node:path'

const ROOT = join(import.meta.dirname, '../../../..')

export interface Ended {
  readonly code: number
  readonly out: string
  readonly err: string
}

/** The real program in a process of its own, until it ends. */
export const runProgram = (
  env: Readonly<Record<string, string>>,
  ...args: string[]
): Promise<Ended> =>
  new Promise((resolve) => {
    const done = (error: { code?: unknown } | null, out: string, err: string) =>
      resolve({ code: error === null ? 0 : Number(error.code), out, err })
    const options = { cwd: ROOT, env: { PATH: process.env['PATH'], ...env } }
    execFile(process.execPath, ['guildhall.mjs', ...args], options, done)
  })
