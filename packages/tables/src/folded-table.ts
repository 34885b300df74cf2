import { type Seat, seededChance, stableHash } from '@guildhall/kernel'
import type { EventNews } from './event-news.ts'
import { lookFrom, viewGame } from './game-view.ts'
import type { AnyGame } from './table-state.ts'
import type { EventView, PublicEvent, TableView } from './table-view.ts'

/** The table after some news, and what happened, described. */
export interface Folded {
  readonly view: TableView
  readonly events: readonly EventView[]
}

/**
 * A table that hides nothing, as a client follows it by events alone: it is shown once, and what
 * comes later is worked out by the rules.
 */
export class FoldedTable {
  readonly #game: AnyGame
  readonly #seat: Seat | undefined
  #view: TableView
  #state: unknown

  /** The table as it was shown, to somebody who asked to look from that seat. */
  constructor(game: AnyGame, view: TableView, seat?: Seat) {
    if (view.play === null) throw new Error('the game has not started')
    this.#game = game
    this.#view = view
    this.#seat = seat
    // Face-down cards lie in any order: whatever is turned up is in the events.
    this.#state = game.redeal(view.play.view, seededChance('folded'))
  }

  /**
   * Goes on by what happened; null where something is missing in between: ask for the whole table.
   * Throws where the server has come to another view: its rules are not those of this client.
   */
  follow(news: EventNews): Folded | null {
    const { number, at, facts } = news
    const first = number - facts.length + 1
    if (first !== this.#view.number + 1) return null
    this.#state = this.#game.copy(this.#state) // views of the one before stay as they are
    const events = facts.map((fact, index) => {
      return { number: first + index, at, fact, told: this.#apply(fact) }
    })
    this.#view = this.#viewAfter(news)
    const { check } = news
    if (check !== undefined && check !== stableHash(this.#view.play?.view))
      throw new Error(`the view after event ${number} is another`)
    return { view: this.#view, events }
  }

  #apply(fact: PublicEvent): EventView['told'] {
    if (fact.type !== 'played') return []
    const { events } = fact
    for (const event of events) this.#game.evolve(this.#state, event)
    return events.flatMap((event) => this.#game.describe(this.#state, event) ?? [])
  }

  #viewAfter(news: EventNews): TableView {
    const { number, now, facts, undo = null, status = 'playing' } = news
    const game = this.#game
    const state = this.#state
    const { chairs, play } = this.#view
    const { seats = [], steps = 0 } = play ?? {}
    const actor = status === 'playing' ? game.actor(state) : null
    const played = facts.filter(({ type }) => type === 'played').length
    const viewer = lookFrom(seats, this.#seat, actor?.seat)
    const shown = { game, state, status, actor, steps: steps + played, undo, viewer, seats, chairs }
    return {
      ...this.#view,
      ...{ number, now, status },
      clocks: news.clocks ?? chairs.map(() => null),
      deadline: news.deadline ?? null,
      proposal: null,
      botsAlone: news.botsAlone ?? null,
      secret: news.secret ?? null,
      play: viewGame(shown, (from) => game.view(state, from)),
    }
  }
}
