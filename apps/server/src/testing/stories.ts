import type { PersonId } from '@guildhall/tables'
import type { Scribe } from './scribe.ts'

/** What happens at a table, so that stored games have seen everything that can. */
export type Story = (scribe: Scribe, people: readonly PersonId[]) => Promise<void>

const HOUR = 60 * 60 * 1000

/** All sit down, and the first starts the game. */
async function begin(scribe: Scribe, people: readonly PersonId[]): Promise<void> {
  for (const [seat, person] of people.entries()) {
    await scribe.wish(person, { type: 'sit', seat, name: person })
  }
  await scribe.wish(people[0] ?? '', { type: 'start' })
}

/** Whose decision it is. */
const acting = ({ table }: Scribe): PersonId =>
  table.seatHolders[table.actor?.seat ?? 0]?.person ?? table.host

/** Everybody but the one who acts agrees to what that one proposes. */
async function agree(scribe: Scribe, people: readonly PersonId[]): Promise<void> {
  const by = scribe.table.proposal?.by ?? -1
  for (const [seat, person] of people.entries()) {
    if (seat !== by && scribe.table.proposal !== null) {
      await scribe.wish(person, { type: 'answer', agree: true })
    }
  }
}

export const STORIES: Readonly<Record<string, Story>> = {
  /** Seats are taken, left and given away; nothing has started. */
  async gathering(scribe, people) {
    const [host = '', other = ''] = people
    await scribe.wish(host, { type: 'sit', seat: 0, name: host })
    if (people.length < 2) return
    await scribe.wish(other, { type: 'sit', name: other })
    await scribe.wish(host, { type: 'free', seat: 1 })
    await scribe.wish(host, { type: 'seatBot', seat: 1, bot: 'greedy' })
    await scribe.wish(host, { type: 'free', seat: 1 })
    await scribe.wish(other, { type: 'sit', seat: 1, name: other })
    await scribe.wish(host, {
      type: 'setPace',
      pace: { kind: 'days', bank: 72 * HOUR, refund: HOUR },
    })
    await scribe.wish(host, { type: 'leave' }) // the table is the other's now
  },
  /** In the middle of a turn, after some of it was taken back. */
  async midTurn(scribe, people) {
    await begin(scribe, people)
    await scribe.play(12)
    await scribe.playUntilUndoable(2)
    await scribe.wish(acting(scribe), { type: 'undo', count: 1 })
  },
  async finished(scribe, people) {
    await begin(scribe, people)
    await scribe.play()
    await scribe.wish(people[0] ?? '', { type: 'rematch' })
  },
  /** Clocks, a server that was gone, a time that ran out, a seat taken back. */
  async hurried(scribe, people) {
    const [host = ''] = people
    const pace = { kind: 'live', bank: 600_000, increment: 10_000 } as const
    await scribe.wish(host, { type: 'setPace', pace })
    await begin(scribe, people)
    await scribe.play(7)
    await scribe.add(null, [{ type: 'waited', ms: 30_000 }])
    await scribe.play(7)
    const late = acting(scribe)
    const seat = scribe.table.actor?.seat ?? 0
    await scribe.wait(HOUR)
    while (scribe.table.actor?.seat === seat) await scribe.play(1)
    await scribe.wish(late, { type: 'reclaim', seat })
    await scribe.play(5)
  },
  /** The table goes back behind its chance, changes its pace, hands seats over and offers one. */
  async talkative(scribe, people) {
    const [host = ''] = people
    await begin(scribe, people)
    await scribe.play(20)
    await scribe.wish(host, { type: 'propose', proposal: { what: 'takeBack', count: 6 } })
    await agree(scribe, people)
    await scribe.play(9)
    const pace = { kind: 'days', bank: 48 * HOUR, refund: HOUR } as const
    await scribe.wish(host, { type: 'propose', proposal: { what: 'pace', pace } })
    if (people.length > 1) await scribe.wish(people[1] ?? '', { type: 'answer', agree: false })
    await scribe.wish(host, { type: 'hand', seat: 0, bot: 'greedy' })
    await scribe.play(4)
    await scribe.wish(host, { type: 'reclaim', seat: 0 })
    await scribe.wish(host, { type: 'offer', seat: 0, open: true })
    await scribe.wish('zoe', { type: 'sit', seat: 0, name: 'Zoe' })
    await scribe.add(null, [{ type: 'passed', seat: 0, person: host }])
    await scribe.play(3)
    const open = { type: 'propose', proposal: { what: 'takeBack', count: 1 } } as const
    if (people.length > 1) await scribe.wish(host, open) // still open
  },
  /** All but one leave, and the bots that the table names play on. */
  async left(scribe, people) {
    await scribe.wish(people[0] ?? '', { type: 'arrange', standIn: 'random', hints: true })
    await begin(scribe, people)
    await scribe.play(10)
    for (const person of people.slice(1)) await scribe.wish(person, { type: 'leave' })
    await scribe.play(10)
  },
  async agreedToEnd(scribe, people) {
    await begin(scribe, people)
    await scribe.play(10)
    await scribe.wish(people[0] ?? '', { type: 'propose', proposal: { what: 'end' } })
    await agree(scribe, people)
  },
  async closed(scribe, people) {
    await begin(scribe, people)
    await scribe.play(5)
    await scribe.add(null, [{ type: 'closed', by: 'administrator' }])
  },
}
