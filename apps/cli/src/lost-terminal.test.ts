import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { BUNDLE } from './testing/program.ts'

/** Runs a program at a terminal of its own, takes that away once it asks, and prints its end. */
const AT_A_TERMINAL = join(import.meta.dirname, 'testing', 'lose_terminal.py')

const asks = async (output: NodeJS.ReadableStream): Promise<void> => {
  let shown = ''
  for await (const text of output) {
    shown += text
    if (shown.endsWith('> ')) return
  }
}

test('a game whose input ends and whose output nobody reads is over', async () => {
  const child = spawn(process.execPath, [BUNDLE, 'play'], { stdio: ['pipe', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  await asks(child.stdout) // which closes it as well
  child.stdin.end('1\n')
  expect(await ended).toEqual([0, null])
})

test.each([
  ['as a whole', '012'],
  ['for the input alone', '0'],
  ['for the output alone', '12'],
])('a game whose terminal is gone is over: %s', async (_, fds) => {
  const command = [AT_A_TERMINAL, fds, process.execPath, BUNDLE, 'play']
  const child = spawn('python3', command, { stdio: ['ignore', 'pipe', 'inherit'] })
  let printed = ''
  for await (const text of child.stdout) printed += text
  expect(printed).toBe('ended by signal 1\n')
})
