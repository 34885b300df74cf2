import { type AnyCommand, type AnyEvent, fold, type Game } from '@guildhall/kernel'
import type { Law } from '../law.ts'
import { afterEvents, brief, difference, same } from '../same.ts'

/** Applying events involves no luck. */
export const evolveKnowsNoChance: Law = {
  name: 'evolve-knows-no-chance',
  says: 'applying the same events twice gives the same state',
  watch: (game) => ({
    *before({ play, step, state, actor, command, stepChance }) {
      if (step === 0) yield* unlike(fold(game, play.log), fold(game, play.log), 'the setup')
      if (actor === null || command === null) return
      const decision = game.decide(state, actor.seat, command, stepChance())
      if (!decision.ok) return
      const once = afterEvents(game, state, decision.events)
      yield* unlike(once, afterEvents(game, state, decision.events), brief(command))
    },
    *end({ play }) {
      yield* unlike(fold(game, play.log), fold(game, play.log), 'the whole log')
    },
  }),
}

function* unlike(a: unknown, b: unknown, what: string): Iterable<string> {
  if (!same(a, b)) yield `${what}: ${difference(a, b)}`
}

/** Luck cannot be tried twice: what depends on it comes with a barrier. */
export const chanceStandsInBarriers: Law = {
  name: 'chance-stands-in-barriers',
  says: 'the same chance gives the same events; another one changes nothing before a barrier',
  watch: (game) => ({
    *before({ state, actor, legal, command, sampled, chance, stepChance }) {
      if (actor === null || command === null) return
      for (const each of sampled ? legal : [command]) {
        const first = game.decide(state, actor.seat, each, stepChance())
        const again = game.decide(state, actor.seat, each, stepChance())
        if (!same(first, again)) yield `${brief(each)} with the same chance had another effect`
        const other = game.decide(state, actor.seat, each, chance)
        if (!first.ok || !other.ok) continue
        const unlucky = changedBeforeBarrier(game, first.events, other.events)
        if (unlucky !== null) yield `${brief(each)}: ${unlucky}`
      }
    },
  }),
}

/** The first event that another chance changed, unless it or one before it is a barrier. */
function changedBeforeBarrier<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  events: readonly E[],
  others: readonly E[],
): string | null {
  for (let i = 0; i < Math.max(events.length, others.length); i++) {
    const [event, other] = [events[i], others[i]]
    const known = event !== undefined && other !== undefined
    if (known && game.barrier(event) && game.barrier(other)) return null
    if (!same(event, other)) return `no barrier: ${brief(event)} or ${brief(other)}`
  }
  return null
}
