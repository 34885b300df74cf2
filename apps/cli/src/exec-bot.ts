import type { Worker } from 'node:worker_threads'
import type { Bot } from '@guildhall/bots'
import { item } from '@guildhall/kernel'
import { ANSWERED, type ExecRole, HEAD, MOST_BYTES, WAITING } from './threads/exec-thread.ts'
import { threadOf } from './threads/worker-pool.ts'

/** How long a program may think about a decision, and how much longer it may take to start. */
const LIMIT_MS = 2000
const START_MS = 20_000

/**
 * A bot that is another program (docs/guides/write-a-bot.md): it reads a line of JSON for every
 * decision and answers with one. Whoever is late, wrong or dead has the decision made for them.
 */
export function execBot(name: string, command: string): Bot {
  const shared = new SharedArrayBuffer(HEAD + MOST_BYTES)
  const flags = new Int32Array(shared, 0, 2)
  let program: Worker | null = null
  let asked = 0
  let faults = 0
  return {
    name,
    faults: () => faults,
    choose(game, question, chance) {
      const { seat, legal } = question
      if (legal.length === 1) return item(legal, 0)
      const role: ExecRole = { role: 'exec', command, shared }
      program ??= threadOf(role)
      program.unref()
      asked += 1
      const view = question.view()
      const named = game.actor(game.redeal(view, chance))?.question
      const { id, players, options } = game
      const table = { game: id, players, options, seat, question: named, view, legal }
      Atomics.store(flags, 0, WAITING)
      program.postMessage([asked, JSON.stringify({ id: asked, ms: LIMIT_MS, ...table })])
      const choice = answerTo(asked, shared, asked === 1 ? START_MS : LIMIT_MS)
      const chosen = choice === null ? undefined : legal[choice]
      if (chosen !== undefined) return chosen
      faults += 1
      return item(legal, chance.int(legal.length))
    },
  }
}

/** The number in the answer to that question; null where none comes in time. */
function answerTo(id: number, shared: SharedArrayBuffer, ms: number): number | null {
  const flags = new Int32Array(shared, 0, 2)
  if (Atomics.wait(flags, 0, WAITING, ms) === 'timed-out') return null
  if (Atomics.load(flags, 0) !== ANSWERED) return null
  const bytes = new Uint8Array(shared, HEAD, Atomics.load(flags, 1)).slice()
  const answer = read(new TextDecoder().decode(bytes))
  return answer?.id === id ? answer.choice : null
}

function read(line: string): { readonly id: number; readonly choice: number } | null {
  try {
    const answer: unknown = JSON.parse(line)
    if (typeof answer !== 'object' || answer === null) return null
    if (!('id' in answer) || !('choice' in answer)) return null
    const { id, choice } = answer
    return typeof id === 'number' && typeof choice === 'number' ? { id, choice } : null
  } catch {
    return null
  }
}
