import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll } from 'vitest'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
export const GUILDHALL = join(ROOT, 'guildhall.mjs')

// Built once, as the program does itself where it has to; then it is the bundle that runs.
spawnSync(process.execPath, [GUILDHALL, '--version'])
export const BUNDLE = join(ROOT, 'dist', 'guildhall.mjs')

/** What a run of the program left behind. */
export interface Ran {
  readonly code: number | null
  readonly out: string
  readonly err: string
}

export interface Running {
  readonly input?: string
  readonly env?: Readonly<Record<string, string>>
  readonly cwd?: string
  /** Answers whenever the program asks; null ends the input. Gets what was written since. */
  readonly answer?: (shown: string) => string | null
}

/** Runs the real program, as it was built, as a person or another program would. */
export function guildhall(args: readonly string[], running: Running = {}): Promise<Ran> {
  const { input, env = {}, cwd = tmpdir(), answer } = running
  const { NO_COLOR: _no, FORCE_COLOR: _force, CI: _ci, ...plain } = process.env
  const child = spawn(process.execPath, [BUNDLE, ...args], { cwd, env: { ...plain, ...env } })
  let [out, err, read] = ['', '', 0]
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text
    if (answer === undefined || !/(^|\n)[^\n]*> $/.test(out.slice(read))) return
    const line = answer(out.slice(read))
    read = out.length
    if (line === null) child.stdin.end()
    else child.stdin.write(`${line}\n`)
  })
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text
  })
  // A program that ended reads no more of its input.
  child.stdin.on('error', () => {})
  if (answer === undefined) child.stdin.end(input ?? '')
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out, err }))
  })
}

/** A folder of the test file's own, gone when it is done. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'guildhall-cli-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
