import { greedy, questionAt } from '@guildhall/bots'
import { seededChance } from '@guildhall/kernel'
import { expect, test } from 'vitest'
import type { Contract } from '../../../constants.ts'
import type { Position } from '../../../positions/position.ts'
import { drawing } from '../../../testing/archivists.ts'
import { atGuild } from '../../../testing/guild.ts'
import { does, type Table } from '../../../testing/table.ts'
import { keepContract, useAction } from '../../../testing/wishes.ts'

/** What a simple opponent does, going by what its seat may know. */
const chosen = ({ game, state }: Table) =>
  greedy().choose(game, questionAt(game, state, state.active), seededChance(1))

const drew = (position: Position, ...contracts: readonly Contract[]): Table =>
  does(
    drawing(atGuild('guild-archivists-1', position), ...contracts),
    useAction('guild-archivists-1a'),
  )

test('a simple opponent draws contracts while it has rubles to spare', () => {
  const at = atGuild('guild-archivists-1', { red: { rubles: 4, goods: { gold: 6 } } })
  expect(chosen(at)).toEqual(useAction('guild-archivists-1a'))
})

test.each<[string, Position, Contract]>([
  ['what it can return', { red: { rubles: 2, goods: { brick: 2 } } }, 'con-09'],
  [
    'what it has done already',
    {
      red: { rubles: 2 },
      sections: {
        0: { owner: 'red', finished: true },
        1: { owner: 'red', finished: true },
        2: { owner: 'red', finished: true },
      },
    },
    'con-07',
  ],
])('it keeps %s', (_words, position, contract) => {
  expect(chosen(drew(position, 'con-11', 'con-09', 'con-07'))).toEqual(keepContract(contract))
})

test('with three held it gives the worst of them back for a better one', () => {
  const position: Position = { red: { rubles: 2, contracts: ['con-14', 'con-13', 'con-11'] } }
  expect(chosen(drew(position, 'con-12', 'con-04', 'con-08'))).toMatchObject({
    contract: 'con-08',
  })
})
