import { type AnyCommand, type GameFile, logOfFile, readGameFile } from '@guildhall/kernel'
import { type ReviewProgress, reviewing } from '../coach/review.ts'
import type { Review } from '../coach/reviewed.ts'
import type { Tools } from '../search/search.ts'
import type { AnyGame, ReviewPart, ReviewQuestion, TableOf } from './question.ts'

/** The longest time that a bot waits for a part, besides the current decision. */
const PART_MS = 100

interface Current {
  readonly name: string
  readonly steps: Generator<ReviewProgress, Review<AnyCommand>>
}

function fileOf(text: string): GameFile {
  const read = readGameFile(text)
  if (read.ok) return read.value
  throw new Error(read.problems.map(({ path, message }) => `${path} ${message}`).join('; '))
}

/** Makes reviews inside a thread, one at a time and a part at a time. */
export function reviewer(
  gameOf: (table: TableOf) => AnyGame,
  tools: Tools,
): (question: ReviewQuestion) => ReviewPart {
  let current: Current | null = null

  const begin = (text: string, simulations: number | undefined): Current['steps'] => {
    const file = fileOf(text)
    const game = gameOf(file)
    const log = logOfFile(game, file)
    if (log.ok) return reviewing(game, log.value, { simulations, tools })
    throw new Error(log.problems.map(({ path, message }) => `${path} ${message}`).join('; '))
  }

  return ({ name, file, simulations }) => {
    if (file !== undefined) current = { name, steps: begin(file, simulations) }
    if (current?.name !== name) return { state: 'unknown' }
    const start = tools.clock()
    for (;;) {
      const step = current.steps.next()
      if (step.done === true) {
        current = null
        return { state: 'done', review: step.value }
      }
      if (tools.clock() - start >= PART_MS) return { state: 'running', ...step.value }
    }
  }
}
