import { secretChance, secretFromHex } from '@guildhall/fairness'
import { chanceOfSetup, item, type Seat } from '@guildhall/kernel'
import type { Fact, PersonId, Proposal } from './entry.ts'
import { refused, refusedByRules, type TableRefusal } from './refusal.ts'
import type { Table } from './table.ts'
import type { Wish } from './wish.ts'

/** What a wish leads to: facts to be stored, or a refusal that changes nothing. */
export type Decided =
  | { readonly ok: true; readonly facts: readonly Fact[] }
  | { readonly ok: false; readonly refusal: TableRefusal }

type WishOf<T extends Wish['type']> = Extract<Wish, { type: T }>
/** A wish is answered with facts, or with why not. */
type Answer = readonly Fact[] | TableRefusal
type Rule<T extends Wish['type']> = (table: Table, person: PersonId, wish: WishOf<T>) => Answer

/** Whether a bot of that name may sit at a table. */
export type KnowsBot = (bot: string) => boolean

/** What follows from a person's wish. Leaves the table as it is. */
export function decide(table: Table, person: PersonId, wish: Wish, knowsBot: KnowsBot): Decided {
  if (table.status === 'over' || table.status === 'closed') {
    return { ok: false, refusal: refused('ended') }
  }
  if ('bot' in wish && !knowsBot(wish.bot)) {
    return { ok: false, refusal: refused('unknownBot', { bot: wish.bot }) }
  }
  const rule = RULES[wish.type] as Rule<Wish['type']>
  const answer = rule(table, person, wish)
  return 'code' in answer ? { ok: false, refusal: answer } : { ok: true, facts: answer }
}

/** The bot that plays on for somebody who is gone. */
export const STAND_IN = 'greedy'

const RULES: { readonly [T in Wish['type']]: Rule<T> } = {
  sit(table, person, { seat, name }) {
    if (table.status !== 'open') return refused('started')
    const free = seat ?? table.chairs.findIndex(isFree)
    if (free < 0) return refused('full')
    const chair = table.chairs[free]
    if (chair === undefined) return refused('noSuchSeat')
    if (!isFree(chair)) return refused('seatTaken')
    return [{ type: 'seated', seat: free, person, name }]
  },
  leave(table, person) {
    const seats = table.seatsOf(person)
    if (seats.length === 0) return refused('notSeated')
    if (table.status === 'open') return seats.map((seat) => ({ type: 'freed', seat }))
    return seats
      .filter((seat) => item(table.chairs, seat).bot === null)
      .map((seat) => ({ type: 'handed', seat, bot: STAND_IN, by: 'leaving' }))
  },
  seatBot(table, person, { seat, bot }) {
    const chair = table.chairs[seat]
    if (person !== table.card.host) return refused('notHost')
    if (table.status !== 'open') return refused('started')
    if (chair === undefined) return refused('noSuchSeat')
    if (chair.person !== null) return refused('seatTaken')
    return [{ type: 'botSeated', seat, bot }]
  },
  free(table, person, { seat }) {
    const chair = table.chairs[seat]
    if (table.status !== 'open') return refused('started')
    if (chair === undefined || isFree(chair)) return refused('noSuchSeat')
    if (person !== table.card.host && person !== chair.person) return refused('notHost')
    return [{ type: 'freed', seat }]
  },
  setPace(table, person, { pace }) {
    if (person !== table.card.host) return refused('notHost')
    if (table.status !== 'open' && table.voices().some((seat) => !owns(table, person, seat))) {
      return refused('othersDecide')
    }
    return [{ type: 'paced', pace }]
  },
  start(table, person) {
    if (person !== table.card.host) return refused('notHost')
    if (table.status !== 'open') return refused('started')
    if (table.chairs.some(isFree)) return refused('seatsFree')
    if (table.voices().length === 0) return refused('nobody')
    const chance = secretChance(secretFromHex(table.card.secret))
    return [{ type: 'started', setup: table.card.game.setup(chanceOfSetup(chance)) }]
  },
  play(table, person, { command }) {
    const seat = deciding(table, person)
    return typeof seat === 'number' ? playAt(table, seat, command) : seat
  },
  undo(table, person, { count }) {
    if (table.play === null) return refused('notStarted')
    const seat = table.play.log.steps.at(-1)?.seat ?? -1
    if (count > table.play.undoable || !owns(table, person, seat)) return refused('nothingToUndo')
    if (item(table.chairs, seat).bot !== null) return refused('botPlays')
    return [{ type: 'undone', seat, count }]
  },
  hand(table, person, { seat, bot }) {
    if (!owns(table, person, seat)) return refused('notYourSeat')
    if (table.status !== 'playing') return refused('notStarted')
    if (item(table.chairs, seat).bot !== null) return refused('botPlays')
    return [{ type: 'handed', seat, bot, by: 'owner' }]
  },
  reclaim(table, person, { seat }) {
    if (!owns(table, person, seat)) return refused('notYourSeat')
    if (item(table.chairs, seat).bot === null) return refused('youPlay')
    return [{ type: 'reclaimed', seat }]
  },
  propose(table, person, { proposal }) {
    if (table.play === null) return refused('notStarted')
    if (table.proposal !== null) return refused('proposalOpen')
    const seat = table.voices().find((voice) => owns(table, person, voice))
    if (seat === undefined) return refused('notSeated')
    const steps = table.play.log.steps.length
    if (proposal.what === 'takeBack' && proposal.count > steps)
      return refused('tooFarBack', { steps })
    return [
      { type: 'proposed', seat, proposal },
      ...carriedOut(table, proposal, ownedVoices(table, person)),
    ]
  },
  answer(table, person, { agree }) {
    const open = table.proposal
    if (open === null) return refused('noProposal')
    const voices = ownedVoices(table, person)
    const [first] = voices
    if (first === undefined) return refused('notSeated')
    if (!agree) return [{ type: 'declined', seat: first }]
    const asked = voices.filter((seat) => !open.agreed.includes(seat) && seat !== open.by)
    if (asked.length === 0) return refused('answered')
    return [
      ...asked.map((seat): Fact => ({ type: 'agreed', seat })),
      ...carriedOut(table, open.proposal, [...open.agreed, ...voices]),
    ]
  },
  close(table, person) {
    if (person !== table.card.host) return refused('notHost')
    if (table.status !== 'open' && table.voices().some((seat) => !owns(table, person, seat))) {
      return refused('othersDecide')
    }
    return [{ type: 'closed', by: 'host' }]
  },
}

/** A command at a seat, whoever plays there. */
export function playAt(table: Table, seat: Seat, command: unknown): Answer {
  if (table.play === null) return refused('notStarted')
  const decided = table.play.decide(seat, command)
  return decided.ok ? [{ type: 'played', ...decided.step }] : refusedByRules(decided.refusal)
}

const isFree = ({ person, bot }: { person: PersonId | null; bot: string | null }): boolean =>
  person === null && bot === null

const owns = (table: Table, person: PersonId, seat: Seat): boolean =>
  table.chairs[seat]?.person === person

/** The seat for which a person is to decide now. */
function deciding(table: Table, person: PersonId): Seat | TableRefusal {
  const { actor } = table
  if (actor === null) return refused('notStarted')
  if (!owns(table, person, actor.seat)) {
    return refused(table.seatsOf(person).length === 0 ? 'notSeated' : 'notYourTurn')
  }
  return item(table.chairs, actor.seat).bot === null ? actor.seat : refused('botPlays')
}

const ownedVoices = (table: Table, person: PersonId): Seat[] =>
  table.voices().filter((seat) => owns(table, person, seat))

/** What a proposal leads to once every voice agrees; nothing before. */
function carriedOut(table: Table, proposal: Proposal, agreed: readonly Seat[]): readonly Fact[] {
  if (!table.voices().every((seat) => agreed.includes(seat))) return []
  switch (proposal.what) {
    case 'takeBack':
      return [{ type: 'takenBack', count: proposal.count }]
    case 'pace':
      return [{ type: 'paced', pace: proposal.pace }]
    case 'end':
      return [{ type: 'closed', by: 'agreement' }]
  }
}
