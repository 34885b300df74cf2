import type { PersonId } from '@guildhall/tables'
import type { StoredTableDriver } from './stored-table-driver.ts'

/** What happens at a table, so that stored games have seen everything that can. */
export type Scenario = (driver: StoredTableDriver, people: readonly PersonId[]) => Promise<void>

const HOUR = 60 * 60 * 1000

/** All sit down, and the first starts the game. */
async function begin(driver: StoredTableDriver, people: readonly PersonId[]): Promise<void> {
  for (const [seat, person] of people.entries()) {
    await driver.command(person, { type: 'sit', seat, name: person })
  }
  await driver.command(people[0] ?? '', { type: 'start' })
}

/** Whose decision it is. */
const acting = ({ table }: StoredTableDriver): PersonId =>
  table.seatHolders[table.actor?.seat ?? 0]?.person ?? table.host

/** Everybody but the one who acts agrees to what that one proposes. */
async function agree(driver: StoredTableDriver, people: readonly PersonId[]): Promise<void> {
  const by = driver.table.proposal?.by ?? -1
  for (const [seat, person] of people.entries()) {
    if (seat !== by && driver.table.proposal !== null) {
      await driver.command(person, { type: 'answer', agree: true })
    }
  }
}

export const SCENARIOS: Readonly<Record<string, Scenario>> = {
  /** Seats are taken, left and given away; nothing has started. */
  async gathering(driver, people) {
    const [host = '', other = ''] = people
    await driver.command(host, { type: 'sit', seat: 0, name: host })
    if (people.length < 2) return
    await driver.command(other, { type: 'sit', name: other })
    await driver.command(host, { type: 'free', seat: 1 })
    await driver.command(host, { type: 'seatBot', seat: 1, bot: 'greedy' })
    await driver.command(host, { type: 'free', seat: 1 })
    await driver.command(other, { type: 'sit', seat: 1, name: other })
    await driver.command(host, {
      type: 'setPace',
      pace: { kind: 'days', bank: 72 * HOUR, refund: HOUR },
    })
    await driver.command(host, { type: 'leave' }) // the table is the other's now
  },
  /** In the middle of a turn, after some of it was taken back. */
  async midTurn(driver, people) {
    await begin(driver, people)
    await driver.play(12)
    await driver.playUntilUndoable(2)
    await driver.command(acting(driver), { type: 'undo', count: 1 })
  },
  async finished(driver, people) {
    await begin(driver, people)
    await driver.play()
    await driver.command(people[0] ?? '', { type: 'rematch' })
  },
  /** Clocks, a server that was gone, a time that ran out, a seat taken back. */
  async hurried(driver, people) {
    const [host = ''] = people
    const pace = { kind: 'live', bank: 600_000, increment: 10_000 } as const
    await driver.command(host, { type: 'setPace', pace })
    await begin(driver, people)
    await driver.play(7)
    await driver.add(null, [{ type: 'waited', ms: 30_000 }])
    await driver.play(7)
    const late = acting(driver)
    const seat = driver.table.actor?.seat ?? 0
    await driver.wait(HOUR)
    while (driver.table.actor?.seat === seat) await driver.play(1)
    await driver.command(late, { type: 'reclaim', seat })
    await driver.play(5)
  },
  /** The table goes back behind its chance, changes its pace, delegates seats and offers one. */
  async talkative(driver, people) {
    const [host = ''] = people
    await begin(driver, people)
    await driver.play(20)
    await driver.command(host, { type: 'propose', proposal: { what: 'takeBack', count: 6 } })
    await agree(driver, people)
    await driver.play(9)
    const pace = { kind: 'days', bank: 48 * HOUR, refund: HOUR } as const
    await driver.command(host, { type: 'propose', proposal: { what: 'pace', pace } })
    if (people.length > 1) await driver.command(people[1] ?? '', { type: 'answer', agree: false })
    await driver.command(host, { type: 'hand', seat: 0, bot: 'greedy' })
    await driver.play(4)
    await driver.command(host, { type: 'reclaim', seat: 0 })
    await driver.command(host, { type: 'offer', seat: 0, open: true })
    await driver.command('zoe', { type: 'sit', seat: 0, name: 'Zoe' })
    await driver.add(null, [{ type: 'passed', seat: 0, person: host }])
    await driver.play(3)
    const open = { type: 'propose', proposal: { what: 'takeBack', count: 1 } } as const
    if (people.length > 1) await driver.command(host, open) // still open
  },
  /** All but one leave, and the bots that the table names play on. */
  async left(driver, people) {
    await driver.command(people[0] ?? '', { type: 'arrange', standIn: 'random', hints: true })
    await begin(driver, people)
    await driver.play(10)
    for (const person of people.slice(1)) await driver.command(person, { type: 'leave' })
    await driver.play(10)
  },
  async agreedToEnd(driver, people) {
    await begin(driver, people)
    await driver.play(10)
    await driver.command(people[0] ?? '', { type: 'propose', proposal: { what: 'end' } })
    await agree(driver, people)
  },
  async closed(driver, people) {
    await begin(driver, people)
    await driver.play(5)
    await driver.add(null, [{ type: 'closed', by: 'administrator' }])
  },
}
