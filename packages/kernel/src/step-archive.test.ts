import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { AnyCommand, AnyEvent } from './game.ts'
import type { Step } from './log.ts'
import { StepArchive } from './step-archive.ts'

const items = fc
  .record({
    type: fc.constantFrom('took', 'built', 'a\nb'),
    fields: fc.dictionary(
      fc.constantFrom('seat', 'goods', 'a\nb', '__proto', '0', 'b'),
      fc.jsonValue(),
    ),
  })
  .map(({ type, fields }): AnyCommand & AnyEvent => ({ ...fields, type }))

const steps = fc.array(
  fc.record(
    { seat: fc.nat(5), command: items, events: fc.array(items), again: fc.integer({ min: 1 }) },
    { requiredKeys: ['seat', 'command', 'events'] },
  ),
  { maxLength: 100 },
)

const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

test('what is archived is what comes back', () => {
  fc.assert(
    fc.property(steps, (all) => {
      const archive = new StepArchive<AnyCommand, AnyEvent>({})
      for (const step of all) archive.add(step)
      expect(archive.length).toBe(all.length)
      expect(archive.steps).toEqual(asJson(all))
      if (all.length > 0) expect(archive.last).toEqual(asJson(all.at(-1)))
      archive.clear()
      expect(archive.steps).toEqual([])
    }),
  )
})

test('also where a log names more shapes than a game has', () => {
  const archive = new StepArchive<AnyCommand, AnyEvent>({})
  const all: Step<AnyCommand, AnyEvent>[] = Array.from({ length: 1200 }, (_, i) => ({
    ...{ seat: 0, command: { type: `c${i}` }, events: [{ type: 'e', [`f${i}`]: i }] },
  }))
  for (const step of all) archive.add(step)
  expect(archive.steps).toEqual(all)
})

test('archives of one game share the names of fields, and nothing else', () => {
  const game = {}
  const [one, other] = [new StepArchive(game), new StepArchive(game)]
  const step = { seat: 1, command: { type: 'take', goods: 2 }, events: [] }
  one.add(step)
  expect(other.length).toBe(0)
  other.add({ ...step, seat: 2 })
  expect(one.steps).toEqual([step])
})
