import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { does, offers, opened, player, refuses, table } from './testing/table.ts'
import { moveDie, sell } from './testing/wishes.ts'

const game = opened()
const parsed = (text: string) => game.parse(JSON.parse(text))

describe('a command is known by its exact fields', () => {
  test.each([
    '{"type":"moveDie","die":"white","extra":7}',
    '{"type":"moveDie","die":"black","extra":0}',
    '{"type":"claim","banner":"white-b"}',
    '{"type":"chooseSection","section":17}',
    '{"type":"chooseWorkshop","space":5}',
    '{"type":"layTile","face":"down"}',
    '{"type":"deliver","section":0,"material":"purple"}',
    '{"type":"decorate","section":3,"jewels":"green-purple"}',
    '{"type":"obtain"}',
    '{"type":"useAction","action":"inf-merchants-1a"}',
    '{"type":"useWorkshop","space":0}',
    '{"type":"activate","space":0}',
    '{"type":"chooseSpace","space":7}',
    '{"type":"take","goods":{}}',
    '{"type":"take","goods":{"wood":2,"gold":1}}',
    '{"type":"take","goods":{"brick":15}}',
    '{"type":"take","goods":{"wood":8,"brick":7}}',
    '{"type":"payWith","goods":{"stone":1}}',
    '{"type":"again"}',
    '{"type":"stop"}',
    '{"type":"sellPrestige","n":1}',
    '{"type":"reroll","space":0}',
    '{"type":"pass"}',
    '{"type":"endTurn"}',
  ])('%s', (text) => {
    const command = parsed(text)
    expect(command).toEqual(JSON.parse(text))
    expect(parsed(text)).toBe(command)
  })

  test('the order of its fields does not matter', () => {
    expect(parsed('{"extra":2,"die":"red","type":"moveDie"}')).toBe(game.parse(moveDie('red', 2)))
    expect(parsed('{"goods":{"gold":1,"wood":2},"type":"take"}')).toBe(
      parsed('{"type":"take","goods":{"wood":2,"gold":1}}'),
    )
  })
})

describe('what is no command is read as none', () => {
  test.each([
    'null',
    'true',
    '7',
    '"stop"',
    '[]',
    '[{"type":"stop"}]',
    '{}',
    '{"type":null}',
    '{"type":["stop"]}',
    '{"type":"Stop"}',
    '{"type":"stop "}',
    '{"type":"constructor"}',
    '{"type":"toString"}',
    '{"type":"__proto__"}',
    '{"__proto__":{"type":"stop"}}',
    '{"type":"stop","seat":0}',
    '{"type":"stop","__proto__":{}}',
    '{"stop":true}',
  ])('%s', (text) => {
    expect(parsed(text)).toBeNull()
  })

  test.each([
    '{"type":"moveDie","die":"red"}',
    '{"type":"moveDie","extra":0}',
    '{"type":"moveDie","die":"red","extra":"0"}',
    '{"type":"moveDie","die":"red","extra":-1}',
    '{"type":"moveDie","die":"red","extra":8}',
    '{"type":"moveDie","die":"red","extra":0.5}',
    '{"type":"moveDie","die":"pink","extra":0}',
    '{"type":"moveDie","die":0,"extra":0}',
    '{"type":"moveDie","die":["red"],"extra":0}',
    '{"type":"moveDie","die":"red","extra":0,"to":3}',
    '{"type":"claim","banner":"white"}',
    '{"type":"claim","banner":0}',
    '{"type":"claim"}',
    '{"type":"chooseSection","section":"0"}',
    '{"type":"chooseSection","section":48}',
    '{"type":"chooseSection","section":-1}',
    '{"type":"chooseSection","section":1e308}',
    '{"type":"chooseSection","section":null}',
    '{"type":"chooseSection","section":[0]}',
    '{"type":"chooseSection","sections":0}',
    '{"type":"chooseWorkshop","space":6}',
    '{"type":"chooseWorkshop","space":"red"}',
    '{"type":"layTile","face":"UP"}',
    '{"type":"layTile","face":true}',
    '{"type":"deliver","section":0,"material":"ruble"}',
    '{"type":"deliver","section":"0","material":"wood"}',
    '{"type":"deliver","section":0,"material":0}',
    '{"type":"deliver","section":48,"material":"wood"}',
    '{"type":"decorate","section":0}',
    '{"type":"decorate","section":0,"jewels":"purple-green"}',
    '{"type":"decorate","section":0,"jewels":null}',
    '{"type":"useAction","action":"inf-merchants-1"}',
    '{"type":"useAction","action":"ws-wood-1"}',
    '{"type":"useAction","action":"rt-wood"}',
    '{"type":"useAction","action":null}',
    '{"type":"useAction","action":["inf-merchants-1a"]}',
    '{"type":"useWorkshop","space":6}',
    '{"type":"activate","space":-1}',
    '{"type":"chooseSpace","space":8}',
    '{"type":"take"}',
    '{"type":"take","goods":null}',
    '{"type":"take","goods":[]}',
    '{"type":"take","goods":["wood"]}',
    '{"type":"take","goods":{"wood":0}}',
    '{"type":"take","goods":{"wood":-1}}',
    '{"type":"take","goods":{"wood":0.5}}',
    '{"type":"take","goods":{"wood":"1"}}',
    '{"type":"take","goods":{"wood":16}}',
    '{"type":"take","goods":{"wood":8,"brick":8}}',
    '{"type":"take","goods":{"ruble":1}}',
    '{"type":"take","goods":{"__proto__":1}}',
    '{"type":"take","goods":{"toString":1}}',
    '{"type":"payWith","goods":{"wood":1e9}}',
    '{"type":"sellPrestige","n":0}',
    '{"type":"sellPrestige","n":-1}',
    '{"type":"sellPrestige","n":1.5}',
    '{"type":"sellPrestige","n":1e6}',
    '{"type":"reroll","space":8}',
    '{"type":"reroll"}',
    '{"type":"endTurn","force":true}',
  ])('%s', (text) => {
    expect(parsed(text)).toBeNull()
  })

  test.each([[undefined], [Number.NaN], [Symbol('stop')], [() => ({ type: 'stop' })], [10n]])(
    '%s, which is not even JSON',
    (value) => {
      expect(game.parse(value)).toBeNull()
    },
  )

  test('NaN in a field', () => {
    expect(game.parse({ type: 'chooseSection', section: Number.NaN })).toBeNull()
    expect(game.parse({ type: 'take', goods: { wood: Number.NaN } })).toBeNull()
  })
})

test('it is refused in words, and nothing changes — RC-15.1', () => {
  const start = table()
  for (const wish of [null, 'stop', [], { type: 'fly' }, { type: 'moveDie', die: 'red' }]) {
    expect(refuses(start, wish)).toEqual({
      clause: 'RC-15.1',
      message: { key: 'refusal.noSuchCommand', params: {} },
    })
  }
})

test('a copy of a legal command is as good as the command itself', () => {
  const start = table({ red: { position: 9 } })
  const copy = { ...sell(1) }
  expect(offers(start)).not.toContain(copy)
  expect(player(does(start, copy), 'red').position).toBe(5)
})

test('whatever comes from outside is read without an error', () => {
  const start = table({ red: { position: 14, rubles: 7, goods: { wood: 2 } } })
  const names = fc.constantFrom(...new Set(offers(start).map(({ type }) => type as string)))
  const wish = fc.oneof(
    fc.jsonValue(),
    fc.record({ type: names, die: fc.jsonValue(), extra: fc.jsonValue() }, { requiredKeys: [] }),
    fc.record({ type: names, goods: fc.dictionary(fc.string(), fc.jsonValue()) }),
    fc.record({ type: names, n: fc.oneof(fc.integer(), fc.double()) }),
  )
  fc.assert(
    fc.property(wish, (value) => {
      const command = start.game.parse(value)
      const decision = start.game.decide(start.state, start.state.active, value, start.chance)
      expect(decision.ok).toBe(command !== null && offers(start).includes(command))
    }),
    { numRuns: 2000 },
  )
})
