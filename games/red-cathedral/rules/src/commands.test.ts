import { expect, test } from 'vitest'
import { bundleOf, readBundle } from './bundle.ts'
import { bundleOfCommand, payCommand, takeCommand } from './commands.ts'
import { GREEN } from './constants.ts'

const GOODS = bundleOf(0, 2) + bundleOf(GREEN, 1)

test('a command that names goods is made once, and what is known of it besides is not stored', () => {
  for (const [type, make] of [['take', takeCommand] as const, ['payWith', payCommand] as const]) {
    const command = make(GOODS)
    expect(make(GOODS)).toBe(command)
    expect(JSON.parse(JSON.stringify(command))).toEqual({ type, goods: { wood: 2, green: 1 } })
    expect({ ...command }).toEqual({ type, goods: { wood: 2, green: 1 } })
    expect(bundleOfCommand(command)).toBe(GOODS)
  }
})

test('the bundle of a command from elsewhere is read from its goods', () => {
  expect(bundleOfCommand({ type: 'take', goods: { wood: 2, green: 1 } })).toBe(GOODS)
  expect(readBundle({ wood: 2, green: 1 })).toBe(GOODS)
})
