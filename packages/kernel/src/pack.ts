import type { AnyCommand, AnyEvent, Parsed } from './game.ts'
import type { Log, Step } from './log.ts'
import { inWords, Reader } from './reader.ts'

/** The type of a command or an event, then the names of its other fields in order. */
export type Shape = readonly string[]

/** A command or an event: the number of its shape, then the values of its fields. */
export type PackedItem = readonly [shape: number, ...values: unknown[]]

/** Who decided: the seat, with `again` where chance was drawn anew. */
type PackedSeat = number | readonly [seat: number, again: number]

/** One decision: the seat, its command, and the events that followed. */
export type PackedStep = readonly [seat: PackedSeat, command: PackedItem, ...events: PackedItem[]]

/** A log as compact JSON: names of fields stand once, in the tables of shapes. */
export interface PackedLog {
  readonly commands: readonly Shape[]
  readonly events: readonly Shape[]
  readonly setup: readonly PackedItem[]
  readonly steps: readonly PackedStep[]
}

/** A log of any game, as it was read from outside. */
export type AnyLog = Log<AnyCommand, AnyEvent>

/** The log in its compact form. `unpackLog` gives back an equal one. */
export function packLog(log: AnyLog): PackedLog {
  const commands = new Shapes()
  const events = new Shapes()
  const packedStep = (step: Step<AnyCommand, AnyEvent>): PackedStep => [
    step.again === undefined ? step.seat : [step.seat, step.again],
    commands.pack(step.command),
    ...step.events.map((event) => events.pack(event)),
  ]
  const setup = log.setup.map((event) => events.pack(event))
  const steps = log.steps.map(packedStep)
  return { commands: commands.table, events: events.table, setup, steps }
}

/** The log from its compact form, or what is wrong with it. */
export function unpackLog(value: unknown, path = 'log'): Parsed<AnyLog> {
  const reader = new Reader()
  reader.harmless(value, path)
  if (reader.failed) return reader.result({ setup: [], steps: [] })
  const packed = reader.fields(value, path, ['commands', 'events', 'setup', 'steps'])
  const shapes = {
    commands: readShapes(reader, packed.commands, `${path}.commands`),
    events: readShapes(reader, packed.events, `${path}.events`),
  }
  const setup = reader
    .list(packed.setup, `${path}.setup`)
    .map((item, index) => readItem(reader, item, shapes.events, `${path}.setup[${index}]`))
  const steps = reader
    .list(packed.steps, `${path}.steps`)
    .map((step, index) => readStep(reader, step, shapes, `${path}.steps[${index}]`))
  return reader.result({ setup, steps })
}

/** The shapes met so far, each with its number. */
class Shapes {
  readonly table: Shape[] = []
  readonly #numbers = new Map<string, number>()

  pack(item: AnyCommand | AnyEvent): PackedItem {
    const { type, ...rest } = item
    const fields = Object.entries(rest).filter(([, value]) => value !== undefined)
    const shape = [type, ...fields.map(([name]) => name)]
    return [this.#numberOf(shape), ...fields.map(([, value]) => value)]
  }

  #numberOf(shape: Shape): number {
    const key = JSON.stringify(shape)
    const known = this.#numbers.get(key)
    if (known !== undefined) return known
    this.#numbers.set(key, this.table.length)
    return this.table.push(shape) - 1
  }
}

function readShapes(reader: Reader, value: unknown, path: string): readonly Shape[] {
  return reader
    .list(value, path)
    .map((shape, index) => readShape(reader, shape, `${path}[${index}]`))
}

function readShape(reader: Reader, value: unknown, path: string): Shape {
  const shape = reader.list(value, path)
  const [type, ...names] = shape.map((name, index) => reader.text(name, `${path}[${index}]`))
  if (type === undefined) reader.note(path, 'must begin with a type')
  if (names.includes('type') || names.includes('__proto__'))
    reader.note(path, 'has a field of a forbidden name')
  if (new Set(names).size < names.length) reader.note(path, 'names a field twice')
  return [type ?? '', ...names]
}

function readStep(
  reader: Reader,
  value: unknown,
  shapes: Pick<PackedLog, 'commands' | 'events'>,
  path: string,
): Step<AnyCommand, AnyEvent> {
  const [who, command, ...events] = reader.list(value, path)
  return {
    ...readSeat(reader, who, `${path}[0]`),
    command: readItem(reader, command, shapes.commands, `${path}[1]`),
    events: events.map((event, index) =>
      readItem(reader, event, shapes.events, `${path}[${index + 2}]`),
    ),
  }
}

function readSeat(reader: Reader, value: unknown, path: string): { seat: number; again?: number } {
  if (!Array.isArray(value)) return { seat: reader.whole(value, path, 0) }
  const [seat, again] = value
  return {
    seat: reader.whole(seat, `${path}[0]`, 0),
    again: reader.whole(again, `${path}[1]`, 1),
  }
}

function readItem(
  reader: Reader,
  value: unknown,
  shapes: readonly Shape[],
  path: string,
): AnyCommand {
  const [number, ...values] = reader.list(value, path)
  const [type, ...names] = shapes[typeof number === 'number' ? number : -1] ?? []
  if (type === undefined) reader.note(`${path}[0]`, `names no shape: ${inWords(number)}`)
  if (type !== undefined && values.length !== names.length) {
    reader.note(path, `must have ${names.length} values for "${type}", not ${values.length}`)
  }
  return { type: type ?? '', ...Object.fromEntries(names.map((name, i) => [name, values[i]])) }
}
