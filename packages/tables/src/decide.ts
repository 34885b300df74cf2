import { secretChance, secretFromHex } from '@guildhall/fairness'
import { chanceOfSetup, item, type Seat } from '@guildhall/kernel'
import { botFinishes, deadline } from './clock.ts'
import type { Fact, PersonId } from './entry.ts'
import { cannotPropose, carriedOut, carriedOutAt, giveToBots, unopposed } from './proposals.ts'
import { refused, refusedByRules, type TableRefusal } from './refusal.ts'
import type { Chair, Table } from './table.ts'
import type { Wish } from './wish.ts'

/** What a wish leads to: facts to be stored, or a refusal that changes nothing. */
export type Decided =
  | { readonly ok: true; readonly facts: readonly Fact[] }
  | { readonly ok: false; readonly refusal: TableRefusal }

/** What a decision depends on beside the table. */
export interface Circumstances {
  readonly now: number
  /** Whether a bot of that name may sit at a table. */
  readonly knowsBot: (bot: string) => boolean
}

type WishOf<T extends Wish['type']> = Extract<Wish, { type: T }>
/** A wish is answered with facts, or with why not. */
type Answer = readonly Fact[] | TableRefusal
type Rule<T extends Wish['type']> = (
  table: Table,
  person: PersonId,
  wish: WishOf<T>,
  now: number,
) => Answer

/** What follows from a person's wish. Leaves the table as it is. */
export function decide(
  table: Table,
  person: PersonId,
  wish: Wish,
  { now, knowsBot }: Circumstances,
): Decided {
  const ended = table.status === 'over' || table.status === 'closed'
  if (ended && wish.type !== 'rematch') return { ok: false, refusal: refused('ended') }
  const bot = 'bot' in wish ? wish.bot : wish.type === 'arrange' ? wish.standIn : undefined
  if (bot !== undefined && !knowsBot(bot)) {
    return { ok: false, refusal: refused('unknownBot', { bot }) }
  }
  const rule = RULES[wish.type] as Rule<Wish['type']>
  const answer = rule(table, person, wish, now)
  return 'code' in answer ? { ok: false, refusal: answer } : { ok: true, facts: answer }
}

const RULES: { readonly [T in Wish['type']]: Rule<T> } = {
  sit(table, person, { seat, name }, now) {
    const open = table.status === 'open'
    const toBeHad = open ? isFree : ({ offered }: Chair) => offered
    const wanted = seat ?? table.chairs.findIndex(toBeHad)
    if (wanted < 0) return refused(open ? 'full' : 'started')
    const chair = table.chairs[wanted]
    if (chair === undefined) return refused('noSuchSeat')
    if (!toBeHad(chair)) return refused(open ? 'seatTaken' : 'started')
    if (chair.person === person) return refused('soAlready')
    if (!open && botFinishes(table.clock, wanted, table.turn, now)) return refused('botFinishes')
    return [{ type: 'seated', seat: wanted, person, name: nameAt(table, wanted, name) }]
  },
  leave(table, person) {
    const seats = table.seatsOf(person)
    if (seats.length === 0) return refused('notSeated')
    if (table.status === 'open') return leaveOpen(table, person, seats)
    const played = ownedVoices(table, person)
    return played.length === 0 ? refused('botPlays') : giveToBots(table, played, 'leaving')
  },
  seatBot(table, person, { seat, bot }) {
    const chair = table.chairs[seat]
    if (person !== table.host) return refused('notHost')
    if (table.status !== 'open') return refused('started')
    if (chair === undefined) return refused('noSuchSeat')
    if (chair.person !== null) return refused('seatTaken')
    return [{ type: 'botSeated', seat, bot }]
  },
  free(table, person, { seat }) {
    const chair = table.chairs[seat]
    if (table.status !== 'open') return refused('started')
    if (chair === undefined) return refused('noSuchSeat')
    if (isFree(chair)) return refused('soAlready')
    if (person !== table.host && person !== chair.person) return refused('notHost')
    return [{ type: 'freed', seat }]
  },
  setPace(table, person, { pace }) {
    return mayAlone(table, person) ?? [{ type: 'paced', pace }]
  },
  arrange(table, person, { type: _, ...arrangement }) {
    const refusal = mayAlone(table, person)
    if (refusal !== null) return refusal.code === 'othersDecide' ? refused('started') : refusal
    return [{ type: 'arranged', ...arrangement }]
  },
  start(table, person) {
    if (person !== table.host) return refused('notHost')
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
    const seat = table.play.last?.seat ?? -1
    if (count > table.play.undoable || !owns(table, person, seat)) return refused('nothingToUndo')
    if (item(table.chairs, seat).bot !== null) return refused('botPlays')
    return [{ type: 'undone', seat, count }]
  },
  hand(table, person, { seat, bot }) {
    if (table.status !== 'playing') return refused('notStarted')
    if (!owns(table, person, seat)) return refused('notYourSeat')
    if (item(table.chairs, seat).bot !== null) return refused('botPlays')
    return giveToBots(table, [seat], 'owner', bot)
  },
  reclaim(table, person, { seat }, now) {
    if (!owns(table, person, seat)) return refused('notYourSeat')
    if (item(table.chairs, seat).bot === null) return refused('youPlay')
    if (botFinishes(table.clock, seat, table.turn, now)) return refused('botFinishes')
    return [{ type: 'reclaimed', seat }]
  },
  offer(table, person, { seat, open }) {
    const chair = table.chairs[seat]
    if (table.status !== 'playing') return refused('notStarted')
    if (chair === undefined) return refused('noSuchSeat')
    if (person !== (chair.person ?? table.host)) return refused('notYourSeat')
    return chair.offered === open ? refused('soAlready') : [{ type: 'offered', seat, open }]
  },
  propose(table, person, { proposal }, now) {
    if (table.status !== 'playing') return refused('notStarted')
    if (table.proposal !== null) return refused('proposalOpen')
    const seat = voiceOf(table, person)
    if (typeof seat !== 'number') return seat
    return (
      cannotPropose(table, person, proposal, now) ?? [
        { type: 'proposed', seat, proposal },
        ...carriedOut(table, proposal, [seat]),
      ]
    )
  },
  answer(table, person, { agree }) {
    const open = table.proposal
    if (open === null) return refused('noProposal')
    const seat = voiceOf(table, person)
    if (typeof seat !== 'number') return seat
    if (!agree) return [{ type: 'declined', seat }]
    if (table.agree([seat], open.agreed)) return refused('answered')
    return [{ type: 'agreed', seat }, ...carriedOut(table, open.proposal, [...open.agreed, seat])]
  },
  close(table, person) {
    return mayAlone(table, person) ?? [{ type: 'closed', by: 'host' }]
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
export function playAt(table: Table, seat: Seat, command: unknown): Answer {
  if (table.play === null) return refused('notStarted')
  const decided = table.play.decide(seat, command)
  return decided.ok ? [{ type: 'played', ...decided.step }] : refusedByRules(decided.refusal)
}

/** When the table has to act by itself, bots apart; null where it has not. */
export function actsAt(table: Table): number | null {
  const times = [deadline(table.clock), carriedOutAt(table)].filter((at) => at !== null)
  return times.length === 0 ? null : Math.min(...times)
}

/** What the table does by itself by now: a bot plays on where time has run out, or patience has. */
export function actsBy(table: Table, now: number): readonly Fact[] {
  const end = deadline(table.clock)
  if (end !== null && end <= now) return giveToBots(table, [table.clock.seat], 'timeOut')
  const objected = carriedOutAt(table)
  return objected !== null && objected <= now ? unopposed(table) : []
}

const isFree = ({ person, bot }: Chair): boolean => person === null && bot === null

const owns = (table: Table, person: PersonId, seat: Seat): boolean =>
  table.chairs[seat]?.person === person

/** No two at a table have the same name: the second Ann is Ann 2. */
function nameAt({ chairs }: Table, seat: Seat, name: string): string {
  const taken = new Set(
    chairs.filter((_, other) => other !== seat).map((chair) => chair.name.toLowerCase()),
  )
  const short = Array.from(name).slice(0, 18).join('')
  const names = [name, ...chairs.map((_, index) => `${short} ${index + 2}`)]
  return names.find((each) => !taken.has(each.toLowerCase())) ?? name
}

/** Who leaves before the start leaves for good: the table goes to the next, or is closed. */
function leaveOpen(table: Table, person: PersonId, seats: readonly Seat[]): Fact[] {
  const freed = seats.map((seat): Fact => ({ type: 'freed', seat }))
  if (person !== table.host) return freed
  const next = table.chairs.find((chair) => chair.person !== null && chair.person !== person)
  const host = next?.person ?? null
  return [
    ...freed,
    host === null ? { type: 'closed', by: 'host' } : { type: 'hosted', person: host },
  ]
}

/** Before the start the host decides alone, later only where nobody else has a say. */
function mayAlone(table: Table, person: PersonId): TableRefusal | null {
  if (person !== table.host) return refused('notHost')
  if (table.status === 'open') return null
  return table.voices().every((seat) => owns(table, person, seat)) ? null : refused('othersDecide')
}

/** The seat for which a person is to decide now. */
export function deciding(table: Table, person: PersonId): Seat | TableRefusal {
  const { actor } = table
  if (actor === null) return refused('notStarted')
  if (!owns(table, person, actor.seat)) {
    return refused(table.seatsOf(person).length === 0 ? 'notSeated' : 'notYourTurn')
  }
  return item(table.chairs, actor.seat).bot === null ? actor.seat : refused('botPlays')
}

const ownedVoices = (table: Table, person: PersonId): Seat[] =>
  table.voices().filter((seat) => owns(table, person, seat))

/** The seat with which a person has a say. */
function voiceOf(table: Table, person: PersonId): Seat | TableRefusal {
  const [seat] = ownedVoices(table, person)
  if (seat !== undefined) return seat
  return refused(table.seatsOf(person).length === 0 ? 'notSeated' : 'botPlays')
}

const ID_LENGTH = 22
const ID_LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'

/** The id of the next table: the same whoever asks, and nobody can guess it during the game. */
function rematchId({ card }: Table): string {
  const chance = secretChance(secretFromHex(card.secret)).split('rematch')
  return Array.from({ length: ID_LENGTH }, () => ID_LETTERS[chance.int(ID_LETTERS.length)]).join('')
}
