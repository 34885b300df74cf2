import { expect, test } from 'vitest'
import { joinLines, type Message, message } from './index.ts'

const [one, two, three] = [message('one'), message('two'), message('three')]

test('a game that joins nothing has a line for each message', () => {
  expect(joinLines({}, [one, two])).toEqual([one, two])
})

test('a line that belongs to the one before joins it, and what follows joins both', () => {
  const join = (earlier: Message, later: Message): Message | null =>
    later.key === 'three' ? null : message(`${earlier.key}+${later.key}`)
  expect(joinLines({ join }, [one, two, two, three]).map(({ key }) => key)).toEqual([
    'one+two+two',
    'three',
  ])
})
