import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  chanceOfSetup,
  type Game,
  legalCommands,
  type Viewer,
} from '@guildhall/kernel'
import { alteredChance } from '../altered-chance.ts'
import type { Law, Moment } from '../law.ts'
import { notJson } from '../not-json.ts'
import { difference, same } from '../same.ts'
import { asksAboutHidden, viewersAt, viewersOf } from '../viewers.ts'
import { witness } from '../witness.ts'

/** The events a viewer gets, and their words, tell no more than the views before and after them. */
export const eventsDoNotTellTheHidden: Law = {
  name: 'events-do-not-tell-the-hidden',
  says: 'where two tables look alike to a viewer before and after, so do the events between',
  watch: (game) => ({
    *before(moment) {
      if (moment.step === 0) yield* fromOtherLuck(game, game.blank(), dealing(game), moment.chance)
      yield* fromOtherLuck(game, moment.state, playing(moment), moment.stepChance())
      if (!asksAboutHidden(moment)) return
      for (const viewer of viewersAt(moment)) yield* fromOtherCards(moment, viewer)
    },
  }),
}

/** What happens at a table with that chance. */
type Happening<S, E> = (table: S, chance: Chance) => readonly E[]

const dealing =
  <S, C extends AnyCommand, E extends AnyEvent, V>(game: Game<S, C, E, V>): Happening<S, E> =>
  (_blank, chance) =>
    game.setup(chanceOfSetup(chance))

const playing =
  <S, C extends AnyCommand, E extends AnyEvent, V>(
    { game, actor, command: played }: Moment<S, C, E, V>,
    command = played,
  ): Happening<S, E> =>
  (table, chance) => {
    if (actor === null || command === null) return []
    const decision = game.decide(table, actor.seat, command, chance)
    return decision.ok ? decision.events : []
  }

const MOST_DRAWS = 24

/** Changes the result of one draw: if that changes only hidden information, no view may differ. */
function* fromOtherLuck<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  table: S,
  happening: Happening<S, E>,
  chance: Chance,
): Iterable<string> {
  const luck = (target: number) => alteredChance(chance.split('luck'), target)
  const counting = luck(-1)
  const events = happening(table, counting)
  const every = Math.ceil(counting.draws / MOST_DRAWS)
  // Where all know the same, one speaks for all: another law sees to it that they do.
  const viewers: readonly Viewer[] = game.isOpen === true ? ['spectator'] : viewersOf(game)
  for (let target = 0; target < counting.draws; target += every) {
    const others = happening(table, luck(target))
    for (const viewer of viewers) {
      const here = witness(game, table, events, viewer)
      const there = witness(game, table, others, viewer)
      if (same(here.described, there.described) || !same(here.sees, there.sees)) continue
      if (same(here.after, there.after)) continue // seen by all, and gone
      yield `viewer ${viewer} is told ${difference(here.described, there.described)}`
    }
  }
}

/** Deals the hidden information again: as long as it stays hidden, no view may differ. */
function* fromOtherCards<S, C extends AnyCommand, E extends AnyEvent, V>(
  moment: Moment<S, C, E, V>,
  viewer: Viewer,
): Iterable<string> {
  const { game, state, actor, command, chance, stepChance } = moment
  if (command === null) return
  const here = witness(game, state, playing(moment)(state, stepChance()), viewer)
  const lost = notJson(here.described, 'viewed events')
  if (lost !== null) yield `viewer ${viewer}: ${lost}`
  const dealt = game.redeal(game.view(state, viewer), chance)
  for (const other of legalCommands(game, dealt)) {
    // The player knows their choice; to others two commands of one kind may look alike.
    const alike = viewer === actor?.seat ? other === command : other.type === command.type
    if (!alike) continue
    const there = witness(game, dealt, playing(moment, other)(dealt, stepChance()), viewer)
    if (same(here.described, there.described) || !same(here.sees, there.sees)) continue
    // Another choice that comes to the very same table was seen by all, and is gone.
    const instead = witness(game, state, playing(moment, other)(state, stepChance()), viewer)
    if (other !== command && same(here.after, instead.after)) continue
    yield `viewer ${viewer} is told ${difference(here.described, there.described)}`
  }
}
