import type { AnyCommand, AnyEvent, Game, Message, Viewer } from '@guildhall/kernel'

/** An event as a viewer gets it, and its description. */
interface DescribedEvent<E> {
  readonly event: E
  readonly message: Message | null
}

/** What one viewer gets of something that happened. */
interface Witness<S, E, V> {
  /** The table afterwards. */
  readonly after: S
  readonly described: readonly DescribedEvent<E>[]
  readonly sees: V
}

/** The table after what happened, what a viewer gets to know of it, and sees afterwards. */
export function witness<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  table: S,
  events: readonly E[],
  viewer: Viewer,
): Witness<S, E, V> {
  const after = game.copy(table)
  const described = events.flatMap((happened): DescribedEvent<E>[] => {
    game.evolve(after, happened)
    const event = game.viewEvent(happened, viewer)
    return event === null ? [] : [{ event, message: game.describe(after, event) }]
  })
  return { after, described, sees: game.view(after, viewer) }
}
