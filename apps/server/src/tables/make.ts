import { seededChance, settled } from '@guildhall/kernel'
import type { NewTable } from '@guildhall/protocol'
import { shelved } from '@guildhall/shelf'
import { decide, type Fact, Table, type TableCard, type Wish } from '@guildhall/tables'
import { Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { makeTable as storeTable } from '../storage/make-table.ts'
import { words } from '../words.ts'

/**
 * Makes a table as it was asked for: its id, which is also the link to it. A table of an id that
 * there is already stays as it is.
 */
export async function makeTable(
  services: Services,
  host: Person,
  wanted: NewTable,
  id?: string,
): Promise<string> {
  // Tried on a table that is not stored, so that a wrong wish leaves nothing behind.
  firstFacts(services, { card: trialCard(host, wanted) }, host, wanted)
  const named = id === undefined ? wanted : { ...wanted, id }
  const made = await storeTable(services.storage, { ...named, host: host.id }, services.time.now())
  if (!made.ok) throw badOptions(made.problems)
  const room = await services.hall.room(made.value)
  await room?.impose((table) => (table.number > 0 ? [] : firstFacts(services, table, host, wanted)))
  return made.value
}

/** What happens at a table in its first moment, as if the host had asked for it there. */
function firstFacts(
  services: Services,
  { card }: Pick<Table, 'card'>,
  host: Person,
  wanted: NewTable,
): Fact[] {
  const table = new Table(card)
  const at = services.time.now()
  const circumstances = { now: at, knowsBot: (bot: string) => services.bots.knows(bot) }
  return wishesOf(host, wanted).flatMap((wish) => {
    const decided = decide(table, host.id, wish, circumstances)
    if (!decided.ok) {
      const { code, message } = decided.refusal
      throw new Refused(400, code, words(message, wanted.game))
    }
    for (const fact of decided.facts) table.apply({ number: table.number + 1, at, fact })
    return decided.facts
  })
}

function trialCard(host: Person, wanted: NewTable): TableCard {
  const box = shelved(wanted.game)?.box
  if (box === undefined) throw new Refused(400, 'unknownGame', `There is no game "${wanted.game}".`)
  const { players, options } = wanted
  const drawn = settled(box, { players, options }, seededChance('trial'))
  const opened = drawn.ok ? box.open(drawn.value) : drawn
  if (!opened.ok) throw badOptions(opened.problems)
  const { title, visibility, spectators } = wanted
  return {
    id: 'trial',
    host: host.id,
    game: opened.value,
    secret: '00'.repeat(32),
    title,
    visibility,
    spectators,
  }
}

const badOptions = (problems: readonly { path: string; message: string }[]): Refused =>
  new Refused(
    400,
    'badOptions',
    problems.map(({ path, message }) => `${path}: ${message}`).join('; '),
  )

/** What the one who makes a table would do at it first. */
function wishesOf(host: Person, { chairs, pace, start }: NewTable): Wish[] {
  const sat = chairs.flatMap((chair, seat): Wish[] => {
    if (chair.kind === 'me') return [{ type: 'sit', seat, name: chair.name ?? host.name }]
    return chair.kind === 'bot' ? [{ type: 'seatBot', seat, bot: chair.bot }] : []
  })
  return [
    ...(pace.kind === 'none' ? [] : [{ type: 'setPace', pace } as const]),
    ...sat,
    ...(start ? [{ type: 'start' } as const] : []),
  ]
}
