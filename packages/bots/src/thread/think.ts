import { type Parsed, seededChance } from '@guildhall/kernel'
import type { Bot } from '../bot.ts'
import { advise } from '../coach/advice.ts'
import { botNamed } from '../registry.ts'
import type { Tools } from '../search/search.ts'
import type { AnyGame, Found, Question, Reply, TableOf } from './question.ts'
import { reviewer } from './reviewer.ts'

/** What a thread needs to think: the games, and what bots are given. */
export interface ThinkerPorts {
  /** The rules of a table; undefined where there is no such game. */
  create(table: TableOf): Parsed<AnyGame> | undefined
  readonly tools: Tools
}

/** Games and bots that are kept. */
const MOST = 200

/** Answers questions inside a thread. It never throws: what goes wrong is the answer. */
export function thinker({ create, tools }: ThinkerPorts): (question: Question) => Reply {
  const games = new Map<string, AnyGame>()
  const bots = new Map<string, Bot>()

  /** The game of a table; a few are kept, since the same table asks again and again. */
  const gameOf = ({ game, players, options }: TableOf): AnyGame => {
    const key = JSON.stringify([game, players, options])
    return kept(games, key, () => {
      const created = create({ game, players, options })
      if (created === undefined || !created.ok) throw new Error(`there is no table ${key}`)
      return created.value
    })
  }

  /** The bot of that name; it is kept, since it may remember what it thought about the same turn. */
  const botOf = (name: string): Bot =>
    kept(bots, name, () => {
      const made = botNamed(name, tools)
      if (!made.ok) throw new Error(`there is no bot ${name}`)
      return made.value
    })

  const choose = (question: Question & { what: 'choice' }): number => {
    const game = gameOf(question)
    const legal = question.legal.map((command) => {
      const known = game.parse(command)
      if (known === null) throw new Error(`${game.id} does not know ${JSON.stringify(command)}`)
      return known
    })
    const { view, seat, seed, share } = question
    const bot = botOf(question.bot)
    return legal.indexOf(
      bot.choose(game, { seat, legal, view: () => view }, seededChance(seed), share),
    )
  }

  const lines = (question: Question & { what: 'advice' }): Found['lines'] => {
    const { view, seat, seed, budget } = question
    return advise(gameOf(question), view, seat, { budget, seed, tools })
  }

  const part = reviewer(gameOf, tools)

  return (question) => {
    const { id } = question
    try {
      if (question.what === 'review') return { id, part: part(question) }
      if (question.what === 'advice') return { id, lines: lines(question) }
      return { id, choice: choose(question) }
    } catch (error) {
      return { id, fault: String(error) }
    }
  }
}

function kept<T>(known: Map<string, T>, key: string, make: () => T): T {
  const found = known.get(key)
  if (found !== undefined) return found
  const made = make()
  if (known.size >= MOST) known.clear()
  known.set(key, made)
  return made
}
