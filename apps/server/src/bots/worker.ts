import { parentPort } from 'node:worker_threads'
import { type Bot, botNamed, type Tools } from '@guildhall/bots'
import { type AnyCommand, type AnyEvent, type Game, seededChance } from '@guildhall/kernel'
import { shelved } from '@guildhall/shelf'
import { insightOf } from '@guildhall/shelf/insight'
import type { Choice, Question } from './question.ts'

type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

const TOOLS: Tools = { clock: () => performance.now(), insight: insightOf }

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

const bots = new Map<string, Bot>()

/** The bot of that name; it is kept, since it may remember what it thought about the same turn. */
function botOf(name: string): Bot {
  const known = bots.get(name)
  if (known !== undefined) return known
  const made = botNamed(name, TOOLS)
  if (!made.ok) throw new Error(`there is no bot ${name}`)
  if (bots.size >= MOST) bots.clear()
  bots.set(name, made.value)
  return made.value
}

function choose(question: Question): number {
  const game = gameOf(question)
  const bot = botOf(question.bot)
  const legal = question.legal.map((command) => {
    const known = game.parse(command)
    if (known === null) throw new Error(`${game.id} does not know ${JSON.stringify(command)}`)
    return known
  })
  const { view, seat, seed } = question
  return legal.indexOf(bot.choose(game, () => view, legal, seat, seededChance(seed)))
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
