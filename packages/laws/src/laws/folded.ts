import { type AnyCommand, type AnyEvent, legalCommands } from '@guildhall/kernel'
import type { Law, Moment } from '../law.ts'
import { difference, revived, same } from '../same.ts'
import { viewersAt } from '../viewers.ts'

/** Somebody who was shown the table once, and has only heard events since. */
interface Follower<S> {
  readonly joined: number
  readonly table: S
}

/** At open tables clients are sent events alone, and make the view, the choices and the log of them. */
export const viewsFoldFromEvents: Law = {
  name: 'views-fold-from-events',
  says: 'where all know the same, what is folded from the events of a viewer is what the table shows',
  watch(game) {
    if (game.isOpen !== true) return {}
    /** Who has been there from the start, and who joined last. */
    let followers: Follower<ReturnType<typeof game.blank>>[] = []
    return {
      *before(moment) {
        for (const follower of followers) yield* misled(moment, follower)
        if (!moment.sampled) return
        const seen = revived(game.view(moment.state, 'spectator'))
        const joining = { joined: moment.step, table: game.redeal(seen, moment.chance) }
        followers = [...followers.slice(0, 1), joining]
      },
      *after({ play }, events) {
        const heard = revived(events.flatMap((event) => game.viewEvent(event, 'spectator') ?? []))
        const told = heard.map((event) => game.describe(play.state, event))
        for (const { joined, table } of followers) {
          for (const event of heard) game.evolve(table, event)
          const retold = heard.map((event) => game.describe(table, event))
          if (!same(told, retold)) yield `since ${joined}: the log has ${difference(told, retold)}`
        }
      },
    }
  },
}

/** What a follower shows otherwise than the table does. */
function* misled<S, C extends AnyCommand, E extends AnyEvent, V>(
  moment: Moment<S, C, E, V>,
  { joined, table }: Follower<S>,
): Iterable<string> {
  const { game, state, actor, legal } = moment
  for (const viewer of viewersAt(moment)) {
    const [view, folded] = [game.view(state, viewer), game.view(table, viewer)]
    if (!same(view, folded)) yield `since ${joined}: ${viewer} sees ${difference(view, folded)}`
  }
  const waits = game.actor(table)
  if (!same(actor, waits)) yield `since ${joined}: the actor is ${difference(actor, waits)}`
  const offers = (at: S, commands: readonly C[]) =>
    commands.map((command) => ({ command, label: game.label(at, command) }))
  const [offered, here] = [offers(state, legal), offers(table, legalCommands(game, table))]
  if (!same(offered, here)) yield `since ${joined}: offered is ${difference(offered, here)}`
}
