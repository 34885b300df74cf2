import { expect, test } from 'vitest'
import { FairQueue } from './fair-queue.ts'

/** The order in which everything is served, one after the other. */
function served(queue: FairQueue<string>): string[] {
  const order: string[] = []
  for (let next = queue.take(); next !== undefined; next = queue.take()) {
    order.push(next.job)
    queue.done(next.person)
  }
  return order
}

test('people take turns, however much one of them has waiting', () => {
  const queue = new FairQueue<string>()
  for (const job of ['a1', 'a2', 'a3', 'a4']) queue.add('ann', job)
  for (const job of ['b1', 'b2']) queue.add('bob', job)
  queue.add('cid', 'c1')
  expect(queue.size).toBe(7)
  expect(queue.people).toBe(3)
  expect(served(queue)).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4'])
  expect(queue.people).toBe(0)
})

test('whoever has something in progress goes behind those who have nothing', () => {
  const queue = new FairQueue<string>()
  for (const job of ['a1', 'a2', 'a3']) queue.add('ann', job)
  expect(queue.take()?.job).toBe('a1')
  expect(queue.take()?.job).toBe('a2')
  queue.add('bob', 'b1')
  expect(queue.countOf('ann')).toBe(3)
  expect(queue.take()?.job).toBe('b1')
  queue.done('ann')
  queue.done('ann')
  expect(queue.take()?.job).toBe('a3')
})
