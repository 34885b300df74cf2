import type { ServerMessage } from '@guildhall/protocol'
import type { EventView, TableView } from '@guildhall/tables'
import { FoldedTable } from '@guildhall/tables/folded'
import type { AnyGame } from '../game-client.ts'
import { loadGame } from '../game-listings.ts'
import type { ViewSeat } from './table-backend.ts'

export type News = Extract<ServerMessage, { type: 'news' | 'events' }>

/** What the page that folds knows, and is told. */
export interface FoldingPorts {
  /** The newest table that is known. */
  readonly view: () => TableView | null
  readonly seat: () => ViewSeat
  readonly show: (view: TableView, events: readonly EventView[]) => void
  /** The whole table is needed; where this page cannot fold, from now on. */
  readonly ask: (canFold: boolean) => void
}

/**
 * Works out the table from its events by the rules of the game. Until these are loaded, the news
 * wait, in their order.
 */
export class Folding {
  readonly #ports: FoldingPorts
  #table: FoldedTable | null = null
  #rules: AnyGame | null = null
  #waiting: News[] = []
  #loading = false
  /** Until the whole table comes, nothing can follow. */
  #asked = false

  constructor(ports: FoldingPorts) {
    this.#ports = ports
  }

  /** The whole table was shown: what waits is part of it. */
  restart(): void {
    this.#table = null
    this.#waiting = []
    this.#asked = false
  }

  receive(news: News): void {
    if (this.#asked) return
    this.#waiting.push(news)
    this.#goOn()
  }

  #goOn(): void {
    for (let news = this.#waiting[0]; news !== undefined; news = this.#waiting[0]) {
      if (news.type === 'events' && this.#rules === null) return this.#load()
      this.#waiting.shift()
      if (news.type === 'events') this.#fold(news)
      else {
        this.#table = null
        this.#ports.show(news.view, news.events)
      }
    }
  }

  #fold(news: Extract<News, { type: 'events' }>): void {
    if (news.number <= (this.#ports.view()?.number ?? 0)) return // shown as a whole since
    try {
      this.#table ??= this.#begin()
      const followed = this.#table?.follow(news) ?? null
      if (followed === null) this.#ask(true)
      else this.#ports.show(followed.view, followed.events)
    } catch {
      this.#ask(false)
    }
  }

  #begin(): FoldedTable | null {
    const view = this.#ports.view()
    if (view === null || view.play === null || this.#rules === null) return null
    return new FoldedTable(this.#rules, view, this.#ports.seat() ?? undefined)
  }

  #load(): void {
    const view = this.#ports.view()
    if (this.#loading || view === null) return
    this.#loading = true
    rulesOf(view).then(
      (rules) => {
        this.#loading = false
        this.#rules = rules
        this.#goOn()
      },
      () => this.#ask(false),
    )
  }

  #ask(canFold: boolean): void {
    this.#asked = true
    this.#waiting = []
    this.#ports.ask(canFold)
  }
}

/** The rules of a table. Throws where this page does not have them. */
async function rulesOf({ game, players, options }: TableView): Promise<AnyGame> {
  const client = await loadGame(game)
  const created = await client?.open({ players, options })
  if (created?.ok !== true) throw new Error(`no rules for ${game}`)
  return created.value
}
