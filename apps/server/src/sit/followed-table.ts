import type { Seat } from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import type { AnyGame, EventNews, TableView } from '@guildhall/tables'
import { type Folded, FoldedTable } from '@guildhall/tables/folded'

/** A table as a program follows it that knows the rules. */
export class FollowedTable {
  readonly #seat: Seat | undefined
  #game: AnyGame | null = null
  #view: TableView | null = null
  #folded: FoldedTable | null = null

  constructor(seat?: Seat) {
    this.#seat = seat
  }

  /** The whole table was shown. */
  show(view: TableView): void {
    this.#view = view
    this.#folded = null
  }

  /** The table after the next events; null where the whole table is needed. */
  follow(news: EventNews): Folded | null {
    if (this.#view === null) return null
    this.#game ??= rulesOf(this.#view)
    this.#folded ??= new FoldedTable(this.#game, this.#view, this.#seat)
    return this.#folded.follow(news)
  }
}

function rulesOf({ game, players, options }: TableView): AnyGame {
  const created = findGame(game)?.definition.create({ players, options })
  if (created?.ok !== true) throw new Error(`no rules for ${game}`)
  return created.value
}
