import { parentPort } from 'node:worker_threads'
import { botNamed } from '@guildhall/bots'
import { type AnyCommand, type AnyEvent, type Game, seededChance } from '@guildhall/kernel'
import { shelved } from '@guildhall/shelf'
import type { Choice, Question } from './question.ts'

type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

const opened = new Map<string, AnyGame>()
const MOST = 200

/** The game of a table; a few are kept, since the same table asks again and again. */
function gameOf({ game, players, options }: Question): AnyGame {
  const key = JSON.stringify([game, players, options])
  const known = opened.get(key)
  if (known !== undefined) return known
  const result = shelved(game)?.box.open({ players, options })
  if (result === undefined || !result.ok) throw new Error(`${key} does not open`)
  if (opened.size >= MOST) opened.clear()
  opened.set(key, result.value)
  return result.value
}

function choose(question: Question): number {
  const game = gameOf(question)
  const bot = botNamed(question.bot)
  if (!bot.ok) throw new Error(`there is no bot ${question.bot}`)
  const legal = question.legal.map((command) => {
    const known = game.parse(command)
    if (known === null) throw new Error(`${game.id} does not know ${JSON.stringify(command)}`)
    return known
  })
  const { view, seat, seed } = question
  return legal.indexOf(bot.value.choose(game, () => view, legal, seat, seededChance(seed)))
}

parentPort?.on('message', (question: Question) => {
  let answer: Choice
  try {
    answer = { id: question.id, choice: choose(question) }
  } catch (error) {
    answer = { id: question.id, fault: String(error) }
  }
  parentPort?.postMessage(answer)
})
