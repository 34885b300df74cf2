import type { Seat, Viewer } from '@guildhall/kernel'
import type { EventView, TableView } from '@guildhall/tables'
import { addressing, createTranslator, playerKey, type Translator } from '@guildhall/texts'
import { type Scenes, TurnDraft } from '@guildhall/ui'
import { batch, computed, effect, type ReadonlySignal, signal } from '@preact/signals'
import { type RecapPart, recapOf, sinceOwn } from '../../history/recap.ts'
import { language } from '../../i18n.ts'
import type { TableLink } from '../../net/table-link.ts'
import { settings } from '../../settings.ts'
import { paceOf } from '../news.ts'
import { onlySeat, type TableGame } from '../use-table-game.ts'
import { withPictures } from './game-text.tsx'
import { showMarks } from './marks.ts'
import { momentAt, type Showing } from './moments.ts'
import { type Scene, ScenePlayer } from './scene-player.ts'

interface Followed {
  readonly link: TableLink
  readonly tableGame: ReadonlySignal<TableGame | null>
  readonly scenes: Scenes
  /** The tables shown so far, the latest last. */
  readonly views: readonly TableView[]
}

/**
 * Follows what the others play: each turn as a scene, then in words until the reader plays. What
 * has changed since then is marked on the board.
 */
export class Follow {
  readonly scenes: Scenes
  /** Scenes and moments of the log; null shows the table as it is. */
  readonly showing: ReadonlySignal<Showing | null>
  /** Whose turn is being shown; null where none is. */
  readonly playing: ReadonlySignal<Seat | null>
  /** The number of the log whose moment is looked at; null for now. */
  readonly moment = signal<number | null>(null)
  /** Texts of the game, with places for pictures. */
  readonly say: ReadonlySignal<Translator>
  /** What the others did since the reader's last turn, turn by turn; spectators have none. */
  readonly parts: ReadonlySignal<readonly RecapPart[]>
  readonly #followed: Followed
  readonly #player: ScenePlayer
  readonly #ends: (() => void)[]
  #seen: number
  #before: TableView | null
  #viewer: Viewer | null

  constructor(followed: Followed) {
    const { link, tableGame, scenes, views } = followed
    const [first = null, ...later] = views
    this.#followed = followed
    this.scenes = scenes
    this.#seen = first?.number ?? 0
    this.#before = first
    this.#viewer = first?.play?.viewer ?? null
    this.#player = new ScenePlayer(scenes)
    this.playing = computed(() => this.#player.current.value?.seat ?? null)
    const reader = computed(() => onlySeat(link.view.value?.chairs ?? []))
    this.say = computed(() => sayOf(tableGame.value, reader.value, scenes))
    this.parts = computed(() => this.#parts(tableGame.value))
    this.showing = computed(() => this.#showing(tableGame.value))
    for (const view of later) this.#take(view, link.events.peek())
    this.#ends = [
      effect(() => this.#take(link.view.value, link.events.value)),
      effect(() => showMarks(this.#changed(tableGame.value))),
    ]
  }

  close(): void {
    this.#player.skip()
    for (const end of this.#ends) end()
    showMarks([])
  }

  /** Shows the table as it was after a line of the log. */
  look(number: number): void {
    this.#player.skip()
    this.moment.value = number
  }

  lookAtNow(): void {
    this.moment.value = null
  }

  /** Whether moments of the log can be shown: where nothing is hidden, events tell everything. */
  get hasMoments(): boolean {
    return this.#followed.tableGame.value?.game.isOpen === true
  }

  #take(view: TableView | null, events: readonly EventView[]): void {
    if (view === null || view.play === null) return
    const { viewer } = view.play
    const before = this.#before
    const other = viewer !== this.#viewer
    const fresh = events.filter(({ number }) => number > this.#seen && number <= view.number)
    this.#seen = fresh.at(-1)?.number ?? this.#seen
    this.#before = view
    this.#viewer = viewer
    if (fresh.length === 0) return
    batch(() => {
      this.moment.value = null
      const scene = other ? null : sceneOf(fresh, before, view, this.scenes)
      if (scene === null || !this.#animates()) this.#player.skip()
      else this.#player.add(scene)
    })
  }

  #animates(): boolean {
    return paceOf(settings.peek().motion) > 0 && !document.hidden
  }

  #showing(tableGame: TableGame | null): Showing | null {
    const { link } = this.#followed
    const number = this.moment.value
    if (tableGame === null) return null
    if (number !== null) return momentAt(tableGame.game, link, number)
    const held = this.#player.shown.value
    const play = held?.play ?? null
    if (play === null || held?.number === link.view.value?.number) return null
    const { view, viewer, actor } = play
    const seat = viewer === 'spectator' ? -1 : viewer
    const draft = new TurnDraft(tableGame.game, { view, seat, asked: false, choices: [] })
    return { draft, acting: actor?.seat ?? null }
  }

  /** What is known of without running ahead of the scenes. */
  #shownEvents(): readonly EventView[] {
    const events = this.#followed.link.events.value
    const until = this.#player.shown.value?.number
    return until === undefined ? events : events.filter(({ number }) => number <= until)
  }

  #parts(tableGame: TableGame | null): readonly RecapPart[] {
    const { link } = this.#followed
    const play = link.view.value?.play ?? null
    if (tableGame === null || play === null || play.viewer === 'spectator') return []
    return recapOf(tableGame, play.view, play.viewer, this.#shownEvents())
  }

  #changed(tableGame: TableGame | null): readonly string[] {
    const { link, scenes } = this.#followed
    const play = link.view.value?.play ?? null
    if (tableGame === null || play === null || play.viewer === 'spectator') return []
    if (this.moment.value !== null) return []
    const shown = this.#shownEvents()
    const last = shown.findLast(({ fact }) => fact.type === 'played')?.fact
    const automa = last?.type === 'played' && scenes.ofOthers?.(last.events, play.view)
    const others = sinceOwn(shown, play.viewer).flatMap(({ fact }) =>
      fact.type === 'played' ? fact.events : [],
    )
    const events = automa && others.length === 0 ? automa.events : others
    return scenes.shown(events, play.view, 'wide').flatMap(({ changed }) => changed)
  }
}

function sayOf(tableGame: TableGame | null, reader: Seat, scenes: Scenes): Translator {
  if (tableGame === null) return ({ key }) => key
  const { catalogue, game } = tableGame
  return addressing(
    createTranslator(withPictures(catalogue, scenes), language.value),
    playerKey(game.options, reader),
  )
}

/**
 * What somebody else has just played; null where the reader did, or something else happened. Whom the
 * rules play after the reader is shown on the table as it is then: before it the reader's turn was.
 */
function sceneOf(
  fresh: readonly EventView[],
  before: TableView | null,
  after: TableView,
  scenes: Scenes,
): Scene | null {
  const played = fresh.flatMap(({ fact }) => (fact.type === 'played' ? [fact] : []))
  const events = played.flatMap((each) => each.events)
  const seat = played.at(-1)?.seat
  if (seat === undefined || before === null) return null
  if (!played.some((each) => each.seat === after.play?.viewer))
    return { seat, before, after, events }
  const others = scenes.ofOthers?.(events, after.play?.view)
  return others ? { ...others, before: after, after } : null
}
