// Whether opponents are honest, at length: `npm run honesty [-- PAIRS]`. On each pair of states that
// differ only in what the deciding seat cannot see, a bot with the same luck must choose the same.
import { botNamed } from '@guildhall/bots'
import { item, legalCommands, seededChance, stableHash } from '@guildhall/kernel'
import { type AnyGameDefinition, findGame } from '@guildhall/registry'
import { evaluationOf } from '@guildhall/registry/evaluation'
import { isMain } from './is-main.ts'

/** Tables with something hidden: in The Red Cathedral only the Archivists bring that. */
const TABLES = [
  { id: 'red-cathedral', options: { contractors: true, fourthGuild: 'guild-archivists' } },
  { id: 'craftsmen-builders', options: {} },
]
const BOTS = ['novice', 'apprentice', 'journeyman', 'search:100sims', 'playouts:10sims']
const PAIRS = 1000

export interface Honesty {
  readonly pairs: number
  readonly dishonest: number
}

/** Plays random games and asks a bot at every decision, for the given number of pairs. */
export function honesty(
  definition: AnyGameDefinition,
  options: object,
  bot: string,
  wanted: number,
): Honesty {
  const created = definition.create({
    players: 2,
    options: { ...definition.automatic, ...options },
  })
  if (!created.ok) throw new Error('no such table')
  const game = created.value
  let [pairs, dishonest] = [0, 0]
  for (let seed = 0; pairs < wanted; seed++) {
    const state = game.blank()
    for (const event of game.setup(seededChance(seed))) game.evolve(state, event)
    const chance = seededChance(seed).split('play')
    for (let actor = game.actor(state); actor !== null && pairs < wanted; ) {
      const { seat } = actor
      const legal = legalCommands(game, state)
      const other = game.redeal(game.view(state, seat), chance)
      if (legal.length > 1 && stableHash(other) !== stableHash(state)) {
        pairs += 1
        const [one, two] = [state, other].map((table) => {
          const made = botNamed(bot, { clock: () => performance.now(), evaluation: evaluationOf })
          if (!made.ok) throw new Error(`no bot ${bot}`)
          const luck = seededChance(`${seed} ${pairs}`)
          return made.value.choose(game, { seat, legal, view: () => game.view(table, seat) }, luck)
        })
        if (one !== two) dishonest += 1
      }
      game.play(state, item(legal, chance.int(legal.length)), chance)
      actor = game.actor(state)
    }
  }
  return { pairs, dishonest }
}

if (isMain(import.meta.url)) {
  const wanted = Number(process.argv[2] ?? PAIRS)
  for (const { id, options } of TABLES) {
    const definition = findGame(id)?.definition
    if (definition === undefined) throw new Error(`no game ${id}`)
    for (const bot of BOTS) {
      const { pairs, dishonest } = honesty(definition, options, bot, wanted)
      console.log(`${id}, ${bot}: ${pairs} pairs, ${dishonest} decided differently`)
      if (dishonest > 0) process.exitCode = 1
    }
  }
}
