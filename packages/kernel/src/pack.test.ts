import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { packLog, unpackLog } from './index.ts'

const forbidden = (key: string) => key === 'type' || key === '__proto__'
const fields = fc.dictionary(
  fc
    .oneof(fc.constantFrom('seat', 'card', 'to', '0', 'a b'), fc.string({ minLength: 1 }))
    .filter((key) => !forbidden(key)),
  fc
    .jsonValue({ maxDepth: 3 })
    .map((value) => JSON.parse(JSON.stringify(value).replaceAll('__proto__', 'proto'))),
  { maxKeys: 4, noNullPrototype: true },
)
const items = fc
  .tuple(fc.constantFrom('rolled', 'drew', 'paid'), fields)
  .map(([type, rest]) => ({ type, ...rest }))
const logs = fc.record({
  setup: fc.array(items, { maxLength: 3 }),
  steps: fc.array(
    fc.record({ seat: fc.nat(3), command: items, events: fc.array(items, { maxLength: 4 }) }),
    { maxLength: 6 },
  ),
})

const log = {
  setup: [{ type: 'dealt', hands: [[1, 2], [3]] }],
  steps: [
    {
      seat: 0,
      command: { type: 'roll' },
      events: [
        { type: 'rolled', seat: 0, die: 6 },
        { type: 'rolled', die: 2 },
      ],
    },
    { seat: 1, command: { type: 'put', card: 3 }, events: [] },
  ],
}

describe('a packed log', () => {
  test('comes back equal, whatever JSON its events and commands hold', () => {
    fc.assert(
      fc.property(logs, (any) => {
        const stored: unknown = JSON.parse(JSON.stringify(packLog(any)))
        expect(unpackLog(stored)).toEqual({ ok: true, value: JSON.parse(JSON.stringify(any)) })
      }),
    )
  })

  test('names every field once, and can be read', () => {
    expect(packLog(log)).toEqual({
      commands: [['roll'], ['put', 'card']],
      events: [
        ['dealt', 'hands'],
        ['rolled', 'seat', 'die'],
        ['rolled', 'die'],
      ],
      setup: [[0, [[1, 2], [3]]]],
      steps: [
        [0, [0], [1, 0, 6], [2, 2]],
        [1, [1, 3]],
      ],
    })
  })

  test('leaves out a field that is not there', () => {
    const sparse = { setup: [{ type: 'a', gone: undefined }], steps: [] }
    const { events, setup } = packLog(sparse)
    expect([events, setup]).toEqual([[['a']], [[0]]])
  })
})

describe('what is wrong with a packed log is named with its path', () => {
  const good = JSON.parse(JSON.stringify(packLog(log)))
  const cases: readonly (readonly [string, unknown, string])[] = [
    ['nothing', undefined, 'log'],
    ['a list', [], 'log'],
    ['no steps', { ...good, steps: undefined }, 'log.steps'],
    ['a field too many', { ...good, more: 1 }, 'log.more'],
    ['a shape without a type', { ...good, events: [[]] }, 'log.events[0]'],
    ['a shape with a number', { ...good, commands: [['roll', 1]] }, 'log.commands[0][1]'],
    ['a field named type', { ...good, commands: [['roll', 'type']] }, 'log.commands[0]'],
    ['a field named __proto__', { ...good, commands: [['roll', '__proto__']] }, 'log.commands[0]'],
    ['a field named twice', { ...good, commands: [['roll', 'a', 'a']] }, 'log.commands[0]'],
    ['an unknown shape', { ...good, setup: [[9]] }, 'log.setup[0][0]'],
    ['a shape of the wrong kind', { ...good, setup: [['0']] }, 'log.setup[0][0]'],
    ['a value too few', { ...good, setup: [[0]] }, 'log.setup[0]'],
    ['a seat that is none', { ...good, steps: [[-1, [0]]] }, 'log.steps[0][0]'],
    ['a step without a command', { ...good, steps: [[0]] }, 'log.steps[0][1]'],
    ['an event that is none', { ...good, steps: [[0, [0], 7]] }, 'log.steps[0][2]'],
    [
      'a __proto__ inside',
      JSON.parse('{"setup":[[0,{"__proto__":{}}]]}'),
      'log.setup[0][1].__proto__',
    ],
  ]

  test.each(cases)('%s', (_what, value, path) => {
    const parsed = unpackLog(value)
    expect(parsed.ok ? [] : parsed.problems.map((problem) => problem.path)).toContain(path)
  })
})
