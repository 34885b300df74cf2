import type { Viewer } from '@guildhall/kernel'
import {
  type Looker,
  type StoredEntry,
  seeEntry,
  seePlay,
  seeTable,
  type Table,
  viewerOf,
} from '@guildhall/tables'

/** What of a piece of news is the same for all who may know the same, as text. */
interface Shared {
  readonly fact: string
  readonly view: string
}

/** The text of a piece of news for everybody who watches. What several may know is made once. */
export class News {
  readonly #table: Table
  readonly #entry: StoredEntry
  readonly #now: number
  readonly #shared = new Map<Viewer | 'everybody', Shared>()
  #forSpectators: string | undefined

  constructor(table: Table, entry: StoredEntry, now: number) {
    this.#table = table
    this.#entry = entry
    this.#now = now
  }

  for(looker: Looker): string {
    const viewer = viewerOf(this.#table, looker)
    if (viewer !== 'spectator' || looker.person === this.#table.host) {
      return this.#text(looker, viewer)
    }
    this.#forSpectators ??= this.#text(looker, viewer)
    return this.#forSpectators
  }

  /** `JSON.stringify` of the whole, put together from its parts. */
  #text(looker: Looker, viewer: Viewer): string {
    const { fact, view } = this.#sharedBy(viewer)
    const { play, ...table } = seeTable(this.#table, looker, this.#now, () => null)
    const head = `{"type":"news","fact":${fact},"view":${open(table)},"play":`
    if (play === null) return `${head}null}}`
    const { view: _, ...rest } = play
    return `${head}${open(rest)},"view":${view}}}}`
  }

  #sharedBy(viewer: Viewer): Shared {
    const key = this.#table.card.game.isOpen === true ? 'everybody' : viewer
    const known = this.#shared.get(key)
    if (known !== undefined) return known
    const shared = {
      fact: JSON.stringify(seeEntry(this.#table, this.#entry, viewer)),
      view: JSON.stringify(seePlay(this.#table, viewer)),
    }
    this.#shared.set(key, shared)
    return shared
  }
}

/** The text of an object that has something in it, without its end. */
const open = (value: object): string => JSON.stringify(value).slice(0, -1)
