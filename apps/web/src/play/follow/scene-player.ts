import type { AnyEvent, Seat } from '@guildhall/kernel'
import type { TableView } from '@guildhall/tables'
import type { Scenes } from '@guildhall/ui'
import { batch, computed, signal } from '@preact/signals'
import { finishMotion } from '../../motion.ts'
import { settings } from '../../settings.ts'
import { paceOf } from '../news.ts'
import { drawn, pause, placesNow, playBeats } from './stage.ts'

/** What somebody played, and the table before and after it. */
export interface Scene {
  readonly seat: Seat
  readonly before: TableView
  readonly after: TableView
  readonly events: readonly AnyEvent[]
}

/** How long the end of a turn is looked at, in steps of the pace. */
const READING = 4

/** Plays scenes one after the other. Any key and any click end them all. */
export class ScenePlayer {
  /** The scene that is played. */
  readonly current = signal<Scene | null>(null)
  /** The table as the scene wants it shown; null where none is played. */
  readonly shown = signal<TableView | null>(null)
  readonly #scenes: Scenes
  #queue: Scene[] = []
  /** Another number means that what is being played is over. */
  #run = 0

  constructor(scenes: Scenes) {
    this.#scenes = scenes
  }

  /** Whether something is played. */
  readonly isPlaying = computed(() => this.current.value !== null)

  add(scene: Scene): void {
    this.#queue.push(scene)
    if (this.isPlaying.peek()) return
    batch(() => {
      this.current.value = scene
      this.shown.value = scene.before
    })
    this.#play(this.#run)
  }

  /** Ends everything: the table is shown as it is. */
  readonly skip = (): void => {
    if (!this.isPlaying.peek()) return
    this.#run += 1
    this.#queue = []
    this.#end()
    finishMotion()
  }

  #end(): void {
    batch(() => {
      this.current.value = null
      this.shown.value = null
    })
    listen('removeEventListener', this.skip)
  }

  async #play(run: number): Promise<void> {
    listen('addEventListener', this.skip)
    while (this.#queue.length > 0) {
      const scene = this.#queue.shift()
      if (scene === undefined) break
      await this.#playOne(scene, () => run === this.#run)
      if (run !== this.#run) return
    }
    this.#end()
  }

  async #playOne(scene: Scene, goesOn: () => boolean): Promise<void> {
    const pace = paceOf(settings.peek().motion)
    const shape = document.querySelector('.table-page.phone') === null ? 'wide' : 'phone'
    this.current.value = scene
    await drawn()
    const before = placesNow()
    this.shown.value = scene.after
    await drawn()
    for (const { beats } of this.#scenes.shown(scene.events, scene.after.play?.view, shape)) {
      if (!goesOn()) return
      if (beats.length > 0) await playBeats(beats, before, pace)
    }
    const isOver = scene.after.play?.actor?.seat !== scene.seat
    if (isOver && goesOn()) await pause(pace * READING)
  }
}

/** What ends a scene: any key, any click, and leaving the page. */
function listen(how: 'addEventListener' | 'removeEventListener', skip: () => void): void {
  for (const press of ['keydown', 'pointerdown']) window[how](press, skip, { capture: true })
  document[how]('visibilitychange', skip)
}
