import { botNamed, questionAt, type Tools } from '@guildhall/bots'
import { seededChance } from '@guildhall/kernel'
import { evaluationOf } from '@guildhall/registry/evaluation'
import { gameAt, type Table } from '../measured-tables.ts'

const TOOLS: Tools = { clock: () => performance.now(), evaluation: evaluationOf }

/** The slowest decision of a bot within the given time, in games against itself. */
export function longestDecision(table: Table, name: string, seconds: number): number {
  const made = botNamed(name, TOOLS)
  if (!made.ok) throw new Error(`there is no bot ${name}`)
  const game = gameAt(table)
  const end = performance.now() + seconds * 1000
  let longest = 0
  for (let seed = 0; performance.now() < end; seed++) {
    const state = game.blank()
    for (const event of game.setup(seededChance(seed))) game.evolve(state, event)
    const chance = seededChance(seed).split('play')
    for (let actor = game.actor(state); actor !== null; actor = game.actor(state)) {
      const question = questionAt(game, state, actor.seat)
      const start = performance.now()
      const command = made.value.choose(game, question, chance)
      longest = Math.max(longest, performance.now() - start)
      game.play(state, command, chance)
      if (performance.now() > end) break
    }
  }
  return longest
}
