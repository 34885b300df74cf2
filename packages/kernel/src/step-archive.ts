import type { AnyCommand, AnyEvent } from './game.ts'
import type { Step } from './log.ts'

/** A command or an event: its shape, then the values of its fields; as it is where its shape has no number. */
type ArchivedItem = readonly [shape: number, ...values: unknown[]] | AnyCommand

type ArchivedStep = readonly [seat: number, again: number, ...items: ArchivedItem[]]

/** What the names of the fields of a game's commands and events are, once for all of its tables. */
const shapesOfGames = new WeakMap<object, ItemShapes>()

/** How many steps are joined to one text. */
const IN_BLOCK = 16

/** Steps that are seldom read, as text: a third of what they would take as JSON with its names. */
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

/** A game has some dozens, and few of one type; an imported log may name anything. */
const MOST_SHAPES = 500
const MOST_OF_TYPE = 8

/** The names of the fields of an item, in order. */
interface ItemShape {
  readonly number: number
  readonly type: string
  readonly names: readonly string[]
}

/** The shapes met so far, each with its number. */
class ItemShapes {
  readonly #shapes: ItemShape[] = []
  readonly #ofType = new Map<string, ItemShape[]>()

  pack(item: AnyCommand): ArchivedItem {
    const known = this.#ofType.get(item.type) ?? []
    for (const shape of known) {
      const values = valuesIn(item, shape)
      if (values !== null) return values
    }
    const isFull = this.#shapes.length >= MOST_SHAPES || known.length >= MOST_OF_TYPE
    return isFull ? item : this.#packAnew(item, known)
  }

  unpack(item: ArchivedItem): AnyCommand {
    if (!isPacked(item)) return item
    const [number, ...values] = item
    const shape = this.#shapes[number]
    if (shape === undefined) throw new Error(`no shape has the number ${number}`)
    const fields = shape.names.map((name, i) => [name, values[i]] as const)
    return { type: shape.type, ...Object.fromEntries(fields) }
  }

  #packAnew(item: AnyCommand, known: readonly ItemShape[]): ArchivedItem {
    const { type, ...fields } = item
    const told = Object.entries(fields).filter(([, value]) => value !== undefined)
    const shape = { number: this.#shapes.length, type, names: told.map(([name]) => name) }
    this.#shapes.push(shape)
    this.#ofType.set(type, [...known, shape])
    return [shape.number, ...told.map(([, value]) => value)]
  }
}

/** The item by that shape; null where it has another. */
function valuesIn(item: object, { number, names }: ItemShape): ArchivedItem | null {
  const packed: [number, ...unknown[]] = [number]
  const fields = item as Readonly<Record<string, unknown>>
  for (const name in fields) {
    const value = fields[name]
    if (name === 'type' || value === undefined) continue
    if (names[packed.length - 1] !== name) return null
    packed.push(value)
  }
  return packed.length > names.length ? packed : null
}

const isPacked = (item: ArchivedItem): item is readonly [number, ...unknown[]] =>
  Array.isArray(item)
