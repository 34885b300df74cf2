import type { AnyCommand, AnyEvent, Game, Message, Viewer } from '@guildhall/kernel'

/** An event as a viewer gets it, and how it is told to them. */
interface Told<E> {
  readonly event: E
  readonly words: Message | null
}

/** What one viewer gets of something that happened. */
interface Witness<S, E, V> {
  /** The table afterwards. */
  readonly after: S
  readonly told: readonly Told<E>[]
  readonly sees: V
}

/** The table after what happened, what a viewer was told of it, and sees afterwards. */
export function witness<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  table: S,
  events: readonly E[],
  viewer: Viewer,
): Witness<S, E, V> {
  const after = game.copy(table)
  const told = events.flatMap((fact): Told<E>[] => {
    game.evolve(after, fact)
    const event = game.viewEvent(fact, viewer)
    return event === null ? [] : [{ event, words: game.describe(after, event) }]
  })
  return { after, told, sees: game.view(after, viewer) }
}
