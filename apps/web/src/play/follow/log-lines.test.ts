import { type Message, message } from '@guildhall/kernel'
import type { EventView } from '@guildhall/tables'
import { expect, test } from 'vitest'
import { sinceOwn } from '../../history/recap.ts'
import { logLines } from './log-lines.ts'
import { logUntil } from './moments.ts'

const player = (seat: number): Message => message(`player.${seat}`)
const seatOf = ({ key }: Message) => Number(key.slice(-1))

const played = (number: number, seat: number, told: readonly Message[] = []): EventView => ({
  ...{ number, at: 0, told },
  fact: { type: 'played', seat, events: [{ type: `event ${number}` }] },
})
const undone = (number: number, seat: number, count: number): EventView => ({
  ...{ number, at: 0, told: [] },
  fact: { type: 'undone', seat, count },
})
const started: EventView = { number: 1, at: 0, told: [], fact: { type: 'started', events: [] } }

test('a line belongs to the turn under whose heading it stands, and leads to its moment', () => {
  const heading = (seat: number) => message('event.turnBegan', { who: player(seat) })
  const [gain, more] = [message('gain'), message('more')]
  const join = (line: Message, next: Message) =>
    line.key === 'gain' && next.key === 'more' ? message('both') : null
  const events = [
    { ...started, told: [message('setUp'), heading(0)] },
    played(2, 0, [gain]),
    played(3, 0, [more, heading(1)]),
    played(4, 1, [gain]),
  ]
  expect(
    logLines({ join }, events, seatOf).map((line) => [line.message.key, line.number, line.seat]),
  ).toEqual([
    ['setUp', 1, null],
    ['event.turnBegan', 1, 0],
    ['both', 3, 0],
    ['event.turnBegan', 3, 1],
    ['gain', 4, 1],
  ])
})

test('what was undone is in no recap and in no moment', () => {
  const events = [started, played(2, 0), played(3, 1), played(4, 1), undone(5, 1, 2), played(6, 1)]
  const numbers = sinceOwn(events, 0).flatMap(({ fact, number }) =>
    fact.type === 'played' ? [number] : [],
  )
  expect(numbers).toEqual([6])
  const types = (until: number) =>
    logUntil(events, until)?.steps.flatMap((step) => step.events.map(({ type }) => type))
  expect(types(4)).toEqual(['event 2', 'event 3', 'event 4'])
  expect(types(6)).toEqual(['event 2', 'event 6'])
  expect(logUntil(events, 0)).toBeNull()
})
