import { expect, test } from 'vitest'
import { joinLines } from '../lines.ts'
import { type Message, message } from '../message.ts'
import { addedUp, joinGained, joinPaid, plus } from './index.ts'

const who = message('player.red')
const why = message('card', { name: 'Mason' })
const wood = (n: number) => message('amount.wood', { n })
const used = message('event.used', { who, card: why })
const paid = message('event.paid', { who, what: [wood(1)], why })
const gained = message('event.gained', { who, what: [wood(2)], why })

/** Pays and gains join what they belong to. */
const join = (earlier: Message, later: Message): Message | null => {
  if (later.key === 'event.paid') return joinPaid(earlier, later)
  return later.key === 'event.gained' ? joinGained(earlier, later) : null
}
const keys = (...messages: readonly Message[]): string[] =>
  joinLines({ join }, messages).map(({ key }) => key)

test('what something costs and gives is a part of its line', () => {
  expect(keys(used, gained)).toEqual(['line.gain'])
  expect(keys(used, paid)).toEqual(['line.pay'])
  expect(keys(used, paid, gained)).toEqual(['line.trade'])
  expect(keys(paid, gained)).toEqual(['event.traded'])
})

test('what is gained one after the other is one gain', () => {
  const [line] = joinLines({ join }, [used, gained, gained])
  expect(line).toMatchObject({ key: 'line.gain', params: { line: used, what: [wood(2), wood(2)] } })
})

test('the same again is a line of its own', () => {
  expect(keys(used, paid, gained, paid, gained)).toEqual(['line.trade', 'event.traded'])
  expect(keys(paid, gained, paid, gained)).toEqual(['event.traded', 'event.traded'])
  expect(keys(paid, paid)).toEqual(['event.paid', 'event.paid'])
  expect(keys(gained, gained)).toEqual(['event.gained', 'event.gained'])
})

test('what another player gains, or from elsewhere, stands for itself', () => {
  const other = message('event.gained', { ...gained.params, who: message('player.blue') })
  const elsewhere = message('event.gained', { ...gained.params, why: message('card') })
  expect(keys(used, other)).toEqual(['event.used', 'event.gained'])
  expect(keys(used, elsewhere)).toEqual(['event.used', 'event.gained'])
})

test('amounts are added up by their kind, and shown as gains', () => {
  const nothing = message('amount.nothing')
  expect(addedUp([wood(1), message('amount.stone', { n: 1 }), wood(2)])).toEqual([
    wood(3),
    message('amount.stone', { n: 1 }),
  ])
  expect(plus([wood(1)])).toEqual(message('amount.plus', { what: wood(1) }))
  expect(plus([nothing])).toEqual(nothing)
  expect(plus([wood(1), wood(2)]).key).toBe('list.comma')
})
