import { isatty } from 'node:tty'
import { createColors } from 'picocolors'

const { env, stdout, stderr } = process

const wantsColour =
  env['FORCE_COLOR'] === undefined
    ? stdout.isTTY === true && env['TERM'] !== 'dumb'
    : env['FORCE_COLOR'] !== '0'

/** Colours of the terminal; plain where it has none or NO_COLOR is set. */
export const paint = createColors(!env['NO_COLOR'] && wantsColour)

/** Writes a line, or several. */
export const print = (...lines: readonly string[]): void => {
  stdout.write(`${lines.join('\n')}\n`)
}

/** Whoever reads may leave in the middle (`| head`): then there is nobody left to write for. */
export function endWhenNobodyReads(): void {
  for (const stream of [stdout, stderr]) endWhenLost(stream)
  const terminals = [0, 1, 2].filter(isatty)
  process.on('exit', () => {
    // Node aborts where it cannot restore a terminal that is gone: a hangup ends it before.
    if (!terminals.every(isatty)) process.kill(process.pid, 'SIGHUP')
  })
}

/** Ends the program when a stream has lost its other end: a program, or the terminal. */
export function endWhenLost(stream: NodeJS.EventEmitter): void {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EPIPE' || error.code === 'EIO') process.exit(0)
    throw error
  })
}
