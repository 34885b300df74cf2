import type { Message } from '@guildhall/kernel'
import { must } from '@guildhall/laws/table'
import type { Colour } from '../constants.ts'
import { type FinalAccount, finalAccount } from '../messages/account.ts'
import type { Built, Position } from '../positions/position.ts'
import { scored } from './last-turn.ts'
import { seen, type Table } from './table.ts'

/** The final account of a table. */
export function accountOf({ game, state }: Table): FinalAccount {
  const { players, options } = game
  return must(finalAccount({ players, options }, game.view(state, 'spectator')))
}

const accountMessages = ({ ranking, towers }: FinalAccount): Message[] =>
  [ranking, ...towers.flatMap(({ lines }) => lines)].map(({ words }) => words)

const done = (owner: Colour, ornament?: Colour): Built =>
  ornament === undefined ? { owner, finished: true } : { owner, finished: true, ornament }

/** Two players with six, or six and five, finished sections, ornaments on the first of them. */
export function tied(sections: number, ornaments: readonly (Colour | undefined)[]): Table {
  const built: Position['sections'] = Object.fromEntries(
    Array.from({ length: sections }, (_, i) => [i, done(i < 6 ? 'red' : 'blue', ornaments[i])]),
  )
  const base = { players: 2, sections: built, endTriggeredBy: 'red' } as const
  // Where a marker must stand so that both end on the same prestige: found by trying.
  for (let red = 1; red < 120; red++) {
    const at = scored({ ...base, red: { position: red }, blue: { position: 60 } })
    const [one, two] = seen(at).players
    if (one?.prestige === two?.prestige) return at
  }
  throw new Error('they never tie')
}

/** Every sentence that an account can have. */
export function* accountWords(): Generator<Message> {
  const tables = [
    scored({}),
    scored({ red: { position: 9 } }),
    scored({ sections: { 0: done('red'), 1: done('red', 'blue'), 3: done('blue', 'blue') } }),
    scored({ sections: { 3: done('red', 'blue'), 4: done('blue'), 5: done('green', 'green') } }),
    scored({ players: 2, sections: { 0: done('red'), 1: done('blue'), 2: done('red') } }),
    scored({ players: 2, sections: { 0: done('red', 'blue'), 1: done('blue', 'red') } }),
    tied(11, []),
    tied(12, ['red', 'red', 'red', 'blue', 'blue']),
    tied(12, ['red', 'red', undefined, 'blue', 'blue']),
  ]
  for (const at of tables) yield* accountMessages(accountOf(at))
}
