import { spawn } from 'node:child_process'
import type { MessagePort } from 'node:worker_threads'

/** A program that plays, and the memory through which its answers come back. */
export interface ExecRole {
  readonly role: 'exec'
  readonly command: string
  /** First whether there is an answer, then how long it is, then its bytes. */
  readonly shared: SharedArrayBuffer
}

export const WAITING = 0
export const ANSWERED = 1
const DEAD = 2
/** Where the bytes of an answer begin. */
export const HEAD = 8
/** Longer answers are none. */
export const MOST_BYTES = 65_536

/** Runs the program, hands every question on to it, and its lines back. */
export function serveExec({ command, shared }: ExecRole, port: MessagePort): void {
  const flags = new Int32Array(shared, 0, 2)
  const bytes = new Uint8Array(shared, HEAD)
  const signal = (state: number) => {
    Atomics.store(flags, 0, state)
    Atomics.notify(flags, 0)
  }
  const child = spawn(command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'] })
  let [text, dead] = ['', false]
  const die = () => {
    dead = true
    signal(DEAD)
  }
  child.on('error', die)
  child.on('exit', die)
  child.stdin.on('error', die)
  let latest = 0
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    text += part
    for (let end = text.indexOf('\n'); end >= 0; end = text.indexOf('\n')) {
      const line = text.slice(0, end)
      text = text.slice(end + 1)
      // What comes too late answers an earlier question, and is nobody's business any more.
      if (isLate(line, latest)) continue
      const encoded = new TextEncoder().encode(line).subarray(0, MOST_BYTES)
      bytes.set(encoded)
      Atomics.store(flags, 1, encoded.length)
      signal(ANSWERED)
    }
  })
  port.on('message', ([id, line]: readonly [number, string]) => {
    latest = id
    if (dead) signal(DEAD)
    else child.stdin.write(`${line}\n`)
  })
}

const isLate = (line: string, latest: number): boolean =>
  Number(/"id": *(\d+)/.exec(line)?.[1] ?? latest) < latest
