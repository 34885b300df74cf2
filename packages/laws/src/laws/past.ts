import type { AnyCommand, AnyEvent, Viewer } from '@guildhall/kernel'
import type { Law, Moment } from '../law.ts'
import { difference, revived } from '../same.ts'
import { viewersOf } from '../viewers.ts'

/** Only `evolve` and `play` change a state, and only the one they are given. */
export const nothingPastChanges: Law = {
  name: 'nothing-past-changes',
  says: 'nothing past is changed: neither kept states nor events, and reading leaves no trace',
  watch(game) {
    const states: { step: number; state: ReturnType<typeof game.blank>; text: string }[] = []
    const decisions: { step: number; events: unknown; text: string }[] = []
    return {
      *before(moment) {
        const { step, state, text, sampled } = moment
        if (JSON.stringify(state) !== text) yield 'asking for the legal commands changed the state'
        if (!sampled) return
        yield* readersThatWrite(moment)
        states.push({ step, state: game.copy(state), text })
      },
      after({ step }, events) {
        decisions.push({ step, events, text: JSON.stringify(events) })
        return []
      },
      *end() {
        for (const { step, state, text } of states) {
          if (JSON.stringify(state) === text) continue
          yield `the copy of step ${step} was changed: ${difference(JSON.parse(text), state)}`
        }
        for (const { step, events, text } of decisions) {
          if (JSON.stringify(events) === text) continue
          yield `the events of step ${step} were changed: ${difference(JSON.parse(text), events)}`
        }
      },
    }
  },
}

/** Calls every function that may only read, and names those after which the state is another. */
function* readersThatWrite<S, C extends AnyCommand, E extends AnyEvent, V>(
  moment: Moment<S, C, E, V>,
): Iterable<string> {
  const { state, text } = moment
  for (const [name, read] of Object.entries(readers(moment))) {
    read()
    if (JSON.stringify(state) === text) continue
    yield `${name} changed the state: ${difference(JSON.parse(text), state)}`
    return
  }
}

function readers<S, C extends AnyCommand, E extends AnyEvent, V>(
  moment: Moment<S, C, E, V>,
): Readonly<Record<string, () => void>> {
  const { game, state, actor, legal, command, chance, stepChance } = moment
  const viewers: readonly Viewer[] = viewersOf(game)
  return {
    actor: () => game.actor(state),
    decide: () => {
      for (const each of legal) game.decide(state, actor?.seat ?? 0, each, stepChance())
    },
    'decide (refusing)': () => game.decide(state, actor?.seat ?? 0, { type: '' }, chance),
    view: () => {
      for (const viewer of viewers) game.view(state, viewer)
    },
    redeal: () => {
      for (const viewer of viewers) game.redeal(game.view(state, viewer), chance)
    },
    label: () => {
      for (const each of legal) game.label(state, each)
    },
    evaluate: () => game.evaluate(state, actor?.seat ?? 0),
    pieces: () => game.pieces(state),
    outcome: () => game.outcome(state),
    'playing on a copy': () => {
      if (command !== null) game.play(game.copy(state), command, stepChance())
    },
    'playing on a redealt view': () => {
      if (command === null || actor === null) return
      const view = game.view(state, actor.seat)
      game.play(game.redeal(view, chance), command, stepChance())
      game.play(game.redeal(revived(view), chance), command, stepChance())
    },
  }
}
