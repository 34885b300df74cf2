import type { AnyCommand, AnyEvent } from './game.ts'
import type { Step } from './log.ts'

/** A command or an event: its shape, then the values of its fields; as it is where its shape has no number. */
type ArchivedItem = readonly [shape: number, ...values: unknown[]] | AnyCommand

type ArchivedStep = readonly [seat: number, again: number, ...items: ArchivedItem[]]

/** What the names of the fields of a game's commands and events are, once for all of its tables. */
const shapesOfGames = new WeakMap<object, ItemShapes>()

/** How many steps are joined to one text. */
const IN_BLOCK = 32

/** Steps that are seldom read, as text: a quarter of what they take as JSON, a tenth of the objects. */
export class StepArchive<C extends AnyCommand, E extends AnyEvent> {
  readonly #shapes: ItemShapes
  readonly #blocks: string[] = []
  #open: string[] = []

  /** Archives of the same game share the names of fields. */
  constructor(game: object) {
    const shapes = shapesOfGames.get(game) ?? new ItemShapes()
    shapesOfGames.set(game, shapes)
    this.#shapes = shapes
  }

  get length(): number {
    return this.#blocks.length * IN_BLOCK + this.#open.length
  }

  add({ seat, command, events, again = 0 }: Step<C, E>): void {
    const items = events.map((event) => this.#shapes.pack(event))
    const step: ArchivedStep = [seat, again, this.#shapes.pack(command), ...items]
    this.#open.push(JSON.stringify(step))
    if (this.#open.length < IN_BLOCK) return
    this.#blocks.push(this.#open.join(BETWEEN))
    this.#open = []
  }

  /** The last step, if there is one. */
  get last(): Step<C, E> | undefined {
    const text = this.#open.at(-1) ?? this.#blocks.at(-1)?.split(BETWEEN).at(-1)
    return text === undefined ? undefined : this.#read(text)
  }

  get steps(): Step<C, E>[] {
    const texts = [...this.#blocks.flatMap((block) => block.split(BETWEEN)), ...this.#open]
    return texts.map((text) => this.#read(text))
  }

  clear(): void {
    this.#blocks.length = 0
    this.#open = []
  }

  #read(text: string): Step<C, E> {
    const [seat, again, command, ...events]: readonly [number, number, ...ArchivedItem[]] =
      JSON.parse(text)
    if (command === undefined) throw new Error('a step has a command')
    const step = {
      seat,
      command: this.#shapes.unpack(command) as C,
      events: events.map((event) => this.#shapes.unpack(event) as E),
    }
    return again === 0 ? step : { ...step, again }
  }
}

/** JSON has no line feed of its own. */
const BETWEEN = '\n'

/** A game has some dozens; an imported log may name anything. */
const MOST_SHAPES = 500

/** The shapes met so far, each with its number. */
class ItemShapes {
  readonly #names: (readonly string[])[] = []
  readonly #numbers = new Map<string, number>()

  pack(item: AnyCommand): ArchivedItem {
    const values: unknown[] = []
    let key = item.type
    if (key.includes(BETWEEN)) return item
    for (const [name, value] of Object.entries(item)) {
      if (name === 'type' || value === undefined) continue
      if (name.includes(BETWEEN)) return item
      values.push(value)
      key += BETWEEN + name
    }
    const shape = this.#numbers.get(key) ?? this.#add(key)
    return shape === null ? item : [shape, ...values]
  }

  unpack(item: ArchivedItem): AnyCommand {
    if (!isPacked(item)) return item
    const [shape, ...values] = item
    const [type = '', ...names] = this.#names[shape] ?? []
    return { type, ...Object.fromEntries(names.map((name, i) => [name, values[i]])) }
  }

  #add(key: string): number | null {
    const shape = this.#names.length
    if (shape >= MOST_SHAPES) return null
    this.#names.push(key.split(BETWEEN))
    this.#numbers.set(key, shape)
    return shape
  }
}

const isPacked = (item: ArchivedItem): item is readonly [number, ...unknown[]] =>
  Array.isArray(item)
