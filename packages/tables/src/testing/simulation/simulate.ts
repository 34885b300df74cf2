import type { AnyGame } from '../../table.ts'
import { cardOf } from '../sitting.ts'
import { someFaults } from './faults.ts'
import { someGame } from './games.ts'
import { House } from './house.ts'
import { Screen } from './screen.ts'
import { isOverdue, judge } from './verdict.ts'
import { World } from './world.ts'

export interface Setting {
  /** A game for a table, instead of some. */
  readonly game?: (world: World) => AnyGame
  /** Lets all promises settle that can. */
  readonly drain: () => Promise<void>
  /** How long it is rough, in milliseconds of the world. */
  readonly rough?: number
}

/** What became of one world. */
export interface Told {
  readonly seed: string
  /** What must never be, and was. */
  readonly violations: readonly string[]
  readonly counts: Readonly<Record<string, number>>
  /** As it was at the end, to be looked at. */
  readonly house: House
}

/** Once nothing goes wrong any more, everybody can go on after so long. */
const SOON = 30_000

/** A house with a few tables, people and processes, from which everything that can go wrong does. */
export async function simulate(
  seed: string,
  { game = someGame, drain, rough = 100_000 }: Setting,
): Promise<Told> {
  const world = new World(seed, drain)
  const house = new House(world, someFaults(world), world.between(1, 3))
  const { database, witness } = house
  const screens: Screen[] = []
  for (let i = world.between(1, 3); i > 0; i--) {
    const card = cardOf(game(world), `table-${i}-${seed}`, 'ann')
    database.add(card)
    const people = ['ann', 'bob', 'cleo', 'dora'].slice(0, world.between(1, card.game.players + 1))
    // Some have the table open twice.
    for (const person of people.flatMap((each) => (world.odds(40) ? [each, each] : [each]))) {
      screens.push(new Screen(house, `${i}${person}${screens.length}`, person, card.id))
    }
  }
  house.open()
  for (const screen of screens) screen.start()
  await world.go(rough)
  house.calmDown()
  for (const screen of screens) {
    screen.busy = false
    screen.reconnect()
  }
  await world.go(SOON)
  for (const { name, pending } of screens) {
    if (pending !== null) witness.violated(`${name} was not answered: ${JSON.stringify(pending)}`)
  }
  try {
    await goesOn(house, screens)
    await allKnow(house, screens)
    judge(witness, database)
  } catch (error) {
    witness.violated(`what is stored cannot be read: ${error}`)
  }
  return { seed, violations: witness.violations, counts: countsOf(house), house }
}

/** Every table does what it has to do by itself, and lets whoever is to decide do so. */
async function goesOn(
  { world, witness, database }: House,
  screens: readonly Screen[],
): Promise<void> {
  const tried = screens.flatMap((screen) => {
    const command = screen.view?.play?.legal[0]?.command
    if (command === undefined || screen.view?.proposal?.proposal.what === 'takeBack') return []
    const others = screens.filter(
      ({ table, pending }) => table === screen.table && pending !== null,
    )
    return others.length > 0
      ? []
      : [{ screen, ...screen.wish({ type: 'play', command: { ...command } }) }]
  })
  await world.go(SOON)
  for (const { screen, id } of tried) {
    const answers = witness.asked.get(`${screen.table} ${screen.person} ${id}`)?.answers ?? []
    // Meanwhile a bot may have taken over, or somebody may have gone back.
    const overtaken = answers.some((answer) => !answer.ok && answer.refusal.code === 'stale')
    if (!overtaken && !answers.some((answer) => answer.ok)) {
      witness.violated(`${screen.name} cannot go on: ${JSON.stringify(answers)}`)
    }
  }
  for (const stored of database.tables.values()) {
    const leader = witness.lives.get(stored.leader?.replace(/\.\d+$/, '') ?? '')
    if (isOverdue(stored, world.now + (leader?.skew ?? 0))) {
      witness.violated(`${stored.card.id} does not go on by itself`)
    }
    if (stored.fault !== null) witness.violated(`${stored.card.id} was set aside: ${stored.fault}`)
  }
}

/** Every screen knows what is stored, but for what was stored just now. */
async function allKnow(
  { world, witness, database }: House,
  screens: readonly Screen[],
): Promise<void> {
  const stored = screens.map(({ table }) => database.table(table).entries.length)
  await world.go(1000)
  screens.forEach(({ name, number, view }, index) => {
    const least = stored[index] ?? 0
    if (number < least || number !== view?.number) {
      witness.violated(`${name} knows ${number} of ${least} and shows ${view?.number}`)
    }
  })
}

function countsOf({ database, witness, befallen }: House): Record<string, number> {
  const entries = [...database.tables.values()].flatMap((table) => table.entries)
  const counts: Record<string, number> = { tables: database.tables.size, entries: entries.length }
  const count = (what: string) => {
    counts[what] = (counts[what] ?? 0) + 1
  }
  for (const { fact } of entries) {
    count(fact.type === 'handed' ? `handed by ${fact.by}` : fact.type)
  }
  for (const { answers } of witness.asked.values()) {
    count('requests')
    for (let i = 1; i < answers.length; i++) count('doubled answers')
    const [first] = answers
    count(first?.ok ? 'granted' : `refused ${first?.refusal.code}`)
  }
  return { ...counts, ...befallen }
}
