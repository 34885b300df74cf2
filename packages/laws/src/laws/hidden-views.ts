import { type AnyCommand, type AnyEvent, legalCommands, type Seat } from '@guildhall/kernel'
import type { Law, Moment } from '../law.ts'
import { notJson } from '../not-json.ts'
import { difference, revived, same } from '../same.ts'
import { asksAboutHidden, viewersAt } from '../viewers.ts'
import { spoiltOnce } from '../wrong-commands.ts'

/** Two tables that differ only in what a viewer cannot see are the same to that viewer. */
export const viewsDoNotTellTheHidden: Law = {
  name: 'views-do-not-tell-the-hidden',
  says: 'what a viewer cannot see does not change what they see, may do or are refused',
  watch: (game) => ({
    *before(moment) {
      if (!asksAboutHidden(moment)) return
      for (const viewer of viewersAt(moment)) {
        const seen = game.view(moment.state, viewer)
        const lost = notJson(seen, 'view')
        if (lost !== null) yield `viewer ${viewer}: ${lost}`
        for (const deal of ['one', 'another']) {
          const dealt = game.redeal(revived(seen), moment.chance.split(deal))
          const found = game.view(dealt, viewer)
          if (!same(found, seen)) yield `viewer ${viewer} sees ${difference(seen, found)}`
          if (viewer !== 'spectator') yield* toldApart(moment, dealt, viewer)
        }
      }
    },
  }),
}

/** What a seat is offered, how it is named, and why it is refused, where the two tables differ. */
function* toldApart<S, C extends AnyCommand, E extends AnyEvent, V>(
  { game, state, actor, legal, chance }: Moment<S, C, E, V>,
  dealt: S,
  seat: Seat,
): Iterable<string> {
  if (actor?.seat === seat) {
    const offered = legalCommands(game, dealt)
    if (!same(offered, legal)) yield `seat ${seat} is offered ${difference(legal, offered)}`
    const names = (table: S) => legal.map((command) => game.label(table, command))
    if (!same(names(state), names(dealt))) yield `seat ${seat} reads other labels`
  }
  for (const command of [null, ...legal.slice(0, 1).map((each) => spoiltOnce(each, chance))]) {
    const [here, there] = [state, dealt].map((table) => game.decide(table, seat, command, chance))
    const refused = here?.ok === false || there?.ok === false
    if (refused && !same(here, there)) yield `seat ${seat} is refused: ${difference(here, there)}`
  }
}
