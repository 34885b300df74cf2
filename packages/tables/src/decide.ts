import { secretChance, secretFromHex } from '@guildhall/fairness'
import { chanceOfSetup, item, type Seat } from '@guildhall/kernel'
import { botFinishes, deadline } from './clock.ts'
import { looksLike } from './look-alike.ts'
import { NO_SEAT } from './open-proposal.ts'
import {
  agreedAt,
  cannotPropose,
  delegateToBots,
  eventsIfAgreed,
  eventsIfUnopposed,
  givesWay,
  mayTake,
} from './proposals.ts'
import { refused, refusedByRules, type TableRefusal } from './refusal.ts'
import type { TableCommand } from './table-command.ts'
import type { PersonId, TableEvent } from './table-event.ts'
import type { SeatHolder, TableState } from './table-state.ts'
import { maySee } from './table-view.ts'

/** What a command leads to: events to be stored, or a refusal that changes nothing. */
export type TableDecision =
  | { readonly ok: true; readonly events: readonly TableEvent[] }
  | { readonly ok: false; readonly refusal: TableRefusal }

/** What a decision depends on beside the table. */
export interface DecisionContext {
  readonly now: number
  /** Whether a bot of that name may sit at a table. */
  readonly knowsBot: (bot: string) => boolean
}

type Commands = { readonly [C in TableCommand as C['type']]: C }
/** The events that follow from a command, or why there are none. */
type Ruling = readonly TableEvent[] | TableRefusal
type Rule<T extends keyof Commands> = (
  table: TableState,
  person: PersonId,
  command: Commands[T],
  now: number,
) => Ruling

/** What follows from a person's command. Leaves the table as it is. */
export function decide(
  table: TableState,
  person: PersonId,
  command: TableCommand,
  { now, knowsBot }: DecisionContext,
): TableDecision {
  const ended = table.status === 'over' || table.status === 'closed'
  if (ended && command.type !== 'rematch') return { ok: false, refusal: refused('ended') }
  const bot =
    'bot' in command ? command.bot : command.type === 'arrange' ? command.standIn : undefined
  if (bot !== undefined && !knowsBot(bot)) {
    return { ok: false, refusal: refused('unknownBot', { bot }) }
  }
  const ruling = ruleOn(command.type, [table, person, command, now])
  return 'code' in ruling ? { ok: false, refusal: ruling } : { ok: true, events: ruling }
}

const ruleOn = <T extends keyof Commands>(type: T, given: Parameters<Rule<T>>): Ruling =>
  RULES[type](...given)

const RULES: { readonly [T in keyof Commands]: Rule<T> } = {
  sit(table, person, { seat, name }, now) {
    const open = table.status === 'open'
    const toBeHad = open ? isFree : (holder: SeatHolder) => mayTake(holder, person)
    const wanted = seat ?? table.seatHolders.findIndex(toBeHad)
    if (wanted < 0) return refused(open ? 'full' : 'started')
    const holder = table.seatHolders[wanted]
    if (holder === undefined) return refused('noSuchSeat')
    if (!toBeHad(holder)) return refused(open ? 'seatTaken' : 'started')
    if (holder.person === person) return refused('soAlready')
    if (!open && botFinishes(table.clock, wanted, table.turn, now)) return refused('botFinishes')
    return [{ type: 'seated', seat: wanted, person, name: uniqueName(table, wanted, name) }]
  },
  leave(table, person) {
    const seats = table.seatsOf(person)
    if (seats.length === 0) return refused('notSeated')
    if (table.status === 'open') return leaveOpen(table, person, seats)
    const played = votersOf(table, person)
    return played.length === 0 ? refused('botPlays') : delegateToBots(table, played, 'leaving')
  },
  seatBot(table, person, { seat, bot }) {
    const holder = table.seatHolders[seat]
    if (person !== table.host) return refused('notHost')
    if (table.status !== 'open') return refused('started')
    if (holder === undefined) return refused('noSuchSeat')
    if (holder.person !== null) return refused('seatTaken')
    return [{ type: 'botSeated', seat, bot }]
  },
  free(table, person, { seat }) {
    const holder = table.seatHolders[seat]
    if (table.status !== 'open') return refused('started')
    if (holder === undefined) return refused('noSuchSeat')
    if (isFree(holder)) return refused('soAlready')
    if (person !== table.host && person !== holder.person) return refused('notHost')
    return [{ type: 'freed', seat }]
  },
  setPace(table, person, { pace }) {
    return mayDecideAlone(table, person) ?? [{ type: 'paced', pace }]
  },
  arrange(table, person, { type: _, ...arrangement }) {
    const refusal = mayDecideAlone(table, person)
    if (refusal !== null) return refusal.code === 'othersDecide' ? refused('started') : refusal
    return [{ type: 'arranged', ...arrangement }]
  },
  start(table, person) {
    if (person !== table.host) return refused('notHost')
    if (table.status !== 'open') return refused('started')
    if (table.seatHolders.some(isFree)) return refused('seatsFree')
    if (table.voters().length === 0) return refused('nobody')
    const chance = secretChance(secretFromHex(table.header.secret))
    return [{ type: 'started', setup: table.header.game.setup(chanceOfSetup(chance)) }]
  },
  play(table, person, { command }) {
    const seat = deciding(table, person)
    return typeof seat === 'number' ? playAt(table, seat, command) : seat
  },
  turn(table, person, { commands }) {
    const seat = deciding(table, person)
    if (typeof seat !== 'number') return seat
    if (table.play === null) return refused('notStarted')
    const decided = table.play.decideTurn(seat, commands)
    if (!decided.ok) return { ...refusedByRules(decided.refusal), index: decided.index }
    return decided.steps.map((step) => ({ type: 'played', ...step }))
  },
  undo(table, person, { count }) {
    if (table.play === null) return refused('notStarted')
    const seat = table.play.last?.seat ?? -1
    if (count > table.play.undoable || !owns(table, person, seat)) return refused('nothingToUndo')
    if (item(table.seatHolders, seat).bot !== null) return refused('botPlays')
    return [{ type: 'undone', seat, count }]
  },
  hand(table, person, { seat, bot }) {
    if (table.status !== 'playing') return refused('notStarted')
    if (!owns(table, person, seat)) return refused('notYourSeat')
    if (item(table.seatHolders, seat).bot !== null) return refused('botPlays')
    return delegateToBots(table, [seat], 'owner', bot)
  },
  reclaim(table, person, { seat }, now) {
    if (!owns(table, person, seat)) return refused('notYourSeat')
    if (item(table.seatHolders, seat).bot === null) return refused('youPlay')
    if (botFinishes(table.clock, seat, table.turn, now)) return refused('botFinishes')
    return [{ type: 'reclaimed', seat }]
  },
  offer(table, person, { seat, open }) {
    const holder = table.seatHolders[seat]
    if (table.status !== 'playing') return refused('notStarted')
    if (holder === undefined) return refused('noSuchSeat')
    if (person !== (holder.person ?? table.host)) return refused('notYourSeat')
    // Whoever takes the seat of a bot sees what it knows: that is for all who play to decide.
    const asksOthers = open && holder.person === null && mayDecideAlone(table, person) !== null
    if (asksOthers) return refused('othersDecide')
    return holder.offered === open ? refused('soAlready') : [{ type: 'offered', seat, open }]
  },
  propose(table, person, { proposal }, now) {
    if (table.status !== 'playing') return refused('notStarted')
    const asks = askOf(table, person, proposal)
    if ('code' in asks) return asks
    const open = table.proposal
    // Else anyone who watches could keep the players from proposing something.
    if (open !== null && !(givesWay(open) && asks.seat !== NO_SEAT)) return refused('proposalOpen')
    const agreed = asks.seat === NO_SEAT ? [] : [asks.seat]
    return (
      cannotPropose(table, person, asks.proposal, now) ?? [
        { type: 'proposed', ...asks },
        ...eventsIfAgreed(table, { ...asks, agreed }),
      ]
    )
  },
  answer(table, person, { agree }) {
    const open = table.proposal
    if (open === null) return refused('noProposal')
    if (open.by === NO_SEAT && open.asker === person && !agree) {
      return [{ type: 'declined', seat: NO_SEAT }]
    }
    const seat = voterOf(table, person)
    if (typeof seat !== 'number') return seat
    if (!agree) return [{ type: 'declined', seat }]
    if (table.haveAgreed([seat], open.agreed)) return refused('answered')
    return [
      { type: 'agreed', seat },
      ...eventsIfAgreed(table, { ...open, agreed: [...open.agreed, seat] }),
    ]
  },
  close(table, person) {
    return mayDecideAlone(table, person) ?? [{ type: 'closed', by: 'host' }]
  },
  rematch(table, person) {
    if (table.status !== 'over' && table.status !== 'closed') return refused('notOver')
    if (table.seatsOf(person).length === 0) return refused('notSeated')
    if (table.play === null) return refused('ended')
    if (table.rematch !== null) return refused('soAlready')
    return [{ type: 'rematch', table: rematchId(table) }]
  },
}

/** A command at a seat, whoever plays there. */
export function playAt(table: TableState, seat: Seat, command: unknown): Ruling {
  if (table.play === null) return refused('notStarted')
  const decided = table.play.decide(seat, command)
  return decided.ok ? [{ type: 'played', ...decided.step }] : refusedByRules(decided.refusal)
}

/** When the table has to act by itself, bots apart; null where it has not. */
export function actsAt(table: TableState): number | null {
  const times = [deadline(table.clock), agreedAt(table)].filter((at) => at !== null)
  return times.length === 0 ? null : Math.min(...times)
}

/** What the table does by itself by now: a bot plays on where time has run out, or patience has. */
export function actsBy(table: TableState, now: number): readonly TableEvent[] {
  const end = deadline(table.clock)
  if (end !== null && end <= now) return delegateToBots(table, [table.clock.seat], 'timeOut')
  const objected = agreedAt(table)
  return objected !== null && objected <= now ? eventsIfUnopposed(table) : []
}

const isFree = ({ person, bot }: SeatHolder): boolean => person === null && bot === null

const owns = (table: TableState, person: PersonId, seat: Seat): boolean =>
  table.seatHolders[seat]?.person === person

/** No two at a table have names that look the same: the second Ann is Ann 2. */
function uniqueName({ seatHolders }: TableState, seat: Seat, name: string): string {
  const others = seatHolders.filter((_, other) => other !== seat)
  const short = Array.from(name).slice(0, 18).join('')
  const names = [name, ...seatHolders.map((_, index) => `${short} ${index + 2}`)]
  return names.find((each) => !others.some((other) => looksLike(other.name, each))) ?? name
}

/** Who leaves before the start leaves for good: the table goes to the next, or is closed. */
function leaveOpen(table: TableState, person: PersonId, seats: readonly Seat[]): TableEvent[] {
  const freed = seats.map((seat): TableEvent => ({ type: 'freed', seat }))
  if (person !== table.host) return freed
  const next = table.seatHolders.find(
    (holder) => holder.person !== null && holder.person !== person,
  )
  const host = next?.person ?? null
  return [
    ...freed,
    host === null ? { type: 'closed', by: 'host' } : { type: 'hosted', person: host },
  ]
}

/** Before the start the host decides alone, later only where nobody else has a say. */
function mayDecideAlone(table: TableState, person: PersonId): TableRefusal | null {
  if (person !== table.host) return refused('notHost')
  if (table.status === 'open') return null
  return table.voters().every((seat) => owns(table, person, seat)) ? null : refused('othersDecide')
}

/** The seat for which a person is to decide now. */
export function deciding(table: TableState, person: PersonId): Seat | TableRefusal {
  const { actor } = table
  if (actor === null) return refused('notStarted')
  if (!owns(table, person, actor.seat)) {
    return refused(table.seatsOf(person).length === 0 ? 'notSeated' : 'notYourTurn')
  }
  return item(table.seatHolders, actor.seat).bot === null ? actor.seat : refused('botPlays')
}

const votersOf = (table: TableState, person: PersonId): Seat[] =>
  table.voters().filter((seat) => owns(table, person, seat))

/** The seat with which a person has a say. */
function voterOf(table: TableState, person: PersonId): Seat | TableRefusal {
  const [seat] = votersOf(table, person)
  if (seat !== undefined) return seat
  return refused(table.seatsOf(person).length === 0 ? 'notSeated' : 'botPlays')
}

type Asked = Omit<Extract<TableEvent, { type: 'proposed' }>, 'type'>
type Wished = Commands['propose']['proposal']

/** Who proposes it, and from where: whoever watches may ask for the seat of a bot. */
function askOf(table: TableState, person: PersonId, wished: Wished): Asked | TableRefusal {
  const seat = voterOf(table, person)
  if (wished.what !== 'join') {
    return typeof seat === 'number' ? { seat, proposal: wished } : seat
  }
  const { name, ...proposal } = wished
  if (typeof seat === 'number') return { seat, proposal, asker: person }
  const watches = table.seatsOf(person).length === 0 && maySee(table, person)
  if (!watches || name === undefined) return seat
  return { seat: NO_SEAT, proposal, asker: person, name: uniqueName(table, NO_SEAT, name) }
}

const ID_LENGTH = 22
const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The id of the next table: the same whoever asks, and nobody can guess it during the game. */
function rematchId({ header }: TableState): string {
  const chance = secretChance(secretFromHex(header.secret)).split('rematch')
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS[chance.int(ID_LETTERS.length)]).join('')
}
