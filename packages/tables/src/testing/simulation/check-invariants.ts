import { item, type Seat, type Viewer } from '@guildhall/kernel'
import type { Clock } from '../../clock.ts'
import { actsBy } from '../../decide.ts'
import type { StoredEntry } from '../../ports.ts'
import { TableState } from '../../table-state.ts'
import { viewEntry, viewerOf, viewTable } from '../../table-view.ts'
import { botsAlone } from '../../unattended.ts'
import { couldRun } from './availability.ts'
import type { Database, StoredTable } from './database.ts'
import type { RecordedEvent, RecordedRequest, Recorder, TableRecord } from './recorder.ts'

/** Milliseconds by which clocks may differ without anybody being wronged. */
const TOLERANCE = 200

/** Compares everything that was seen of a table with what follows from what is stored alone. */
export function checkInvariants(recorder: Recorder, database: Database): void {
  for (const [id, stored] of database.tables) {
    new TableChecker(recorder, recorder.of(id), stored).run()
  }
  for (const asked of recorder.requests.values()) checkAnswers(recorder, database, asked)
}

/** Follows the entries of one table, and compares what others saw at each of them. */
class TableChecker {
  readonly #recorder: Recorder
  readonly #seen: TableRecord
  readonly #stored: StoredTable
  readonly #table: TableState
  /** By seat: since when, in the time of the run, its clock runs down from what it had then. */
  readonly #since: number[] = []
  /** The last entry that changed the game, and the last before the request that is being read. */
  #moved = 0
  #movedBefore = 0

  constructor(recorder: Recorder, seen: TableRecord, stored: StoredTable) {
    this.#recorder = recorder
    this.#seen = seen
    this.#stored = stored
    this.#table = new TableState(stored.header)
  }

  run(): void {
    const views = groupedBy(this.#seen.views, ({ number }) => number)
    const events = groupedBy(this.#seen.events, ({ number }) => number)
    const viewers = this.#viewers()
    const compareViews = () => {
      for (const { watcher, now, text } of views.get(this.#table.number) ?? []) {
        this.#compare('sees', text, viewTable(this.#table, watcher, now))
      }
    }
    compareViews()
    for (const entry of this.#stored.entries) {
      this.#mayFollow(entry)
      const { clock } = this.#table
      this.#table.apply(entry)
      this.#follow(clock, entry)
      compareViews()
      for (const event of events.get(entry.number) ?? []) {
        const viewer = viewers.get(event) ?? 'spectator'
        this.#compare('is sent', event.text, viewEntry(this.#table, entry, viewer))
      }
    }
  }

  /** From where each event was looked at: from the seat that its watcher had when it was told. */
  #viewers(): Map<RecordedEvent, Viewer> {
    const told = groupedBy(this.#seen.events, ({ toldAt }) => toldAt)
    const viewers = new Map<RecordedEvent, Viewer>()
    const table = new TableState(this.#stored.header)
    for (const entry of this.#stored.entries) {
      table.apply(entry)
      for (const event of told.get(entry.number) ?? []) {
        viewers.set(event, viewerOf(table, event.watcher))
      }
    }
    return viewers
  }

  #compare(what: string, text: string, expected: unknown): void {
    const right = JSON.stringify(expected)
    if (text !== right) this.#violated(`somebody ${what} ${text} instead of ${right}`)
  }

  /** What must hold of an entry at the table as it was before it. */
  #mayFollow({ number, event, requestId, person }: StoredEntry): void {
    if (number !== this.#table.number + 1) this.#violated(`${number} after ${this.#table.number}`)
    if (event.type === 'handed' && event.by === 'timeOut') this.#rightlyTimedOut(number, event.seat)
    if (requestId === null || person === null) return
    const asked = this.#recorder.requests.get(`${this.#table.header.id} ${person} ${requestId}`)
    if (asked === undefined || event.type !== 'played') return
    if (asked.request.seen < this.#movedBefore) {
      this.#violated(`${requestId} played without having seen ${this.#movedBefore}`)
    }
  }

  #rightlyTimedOut(number: number, seat: Seat): void {
    const { clock } = this.#table
    const { decidedAt, leads } = this.#seen
    const had = item(clock.left, seat)
    const span = { from: this.#since[seat] ?? 0, until: item(decidedAt, number - 1) }
    const { lifetimes, down } = this.#recorder
    const ran = couldRun(clock.pace, span, { leads, lifetimes, down })
    if (ran < had - TOLERANCE) {
      this.#violated(`seat ${seat} had ${had}, could use ${ran}, and was timed out by ${number}`)
    }
  }

  /** Notes from when on a clock runs. */
  #follow(before: Clock, { number, event, person, requestId }: StoredEntry): void {
    if (GAME.has(event.type)) this.#moved = number
    if (person === null || requestId !== null) this.#movedBefore = this.#moved
    const { clock } = this.#table
    const { seat } = clock
    if (seat < 0) return
    const goesOn = before.seat === seat || before.held?.seat === seat
    if (goesOn && before.pace === clock.pace && before.left[seat] === clock.left[seat]) return
    this.#since[seat] = item(this.#seen.decidedAt, number - 1)
  }

  #violated(what: string): void {
    this.#recorder.violated(`${this.#table.header.id}: ${what}`)
  }
}

const GAME = new Set(['started', 'played', 'undone', 'takenBack'])

function groupedBy<T>(items: readonly T[], numberOf: (each: T) => number): Map<number, T[]> {
  const groups = new Map<number, T[]>()
  for (const each of items) {
    const number = numberOf(each)
    const group = groups.get(number)
    if (group === undefined) groups.set(number, [each])
    else group.push(each)
  }
  return groups
}

/** Commands that, once refused, can never be accepted: they are about what was seen. */
const FOR_GOOD = new Set(['play', 'turn', 'undo', 'propose', 'answer', 'start', 'seatBot', 'free'])

/** All answers to one request agree with each other, and with what is stored. */
function checkAnswers(recorder: Recorder, database: Database, asked: RecordedRequest): void {
  const { table, person, request, answers } = asked
  const granted = new Set(answers.flatMap((answer) => (answer.ok ? [answer.number] : [])))
  // Who claims to have seen what is not there yet may be right later.
  const refused = answers.flatMap((answer) =>
    answer.ok || answer.retry || answer.refusal.code === 'ahead' ? [] : [answer.refusal],
  )
  const stored = database
    .table(table)
    .entries.filter((entry) => entry.requestId === request.id && entry.person === person)
  const first = answers.findIndex((answer) => answer.ok)
  const violated = (what: string) => recorder.violated(`${table}: ${request.id} ${what}`)
  checkTurn(recorder, database, asked)
  if (granted.size > 1) violated(`was granted as ${[...granted].join(' and ')}`)
  if (stored.length > 1) violated(`is stored ${stored.length} times`)
  if (granted.size > 0 && !granted.has(stored[0]?.number ?? -1)) violated('is not where it was')
  if (first >= 0 && answers.slice(first).some((answer) => !answer.ok && !answer.retry)) {
    violated('was granted, and refused when it came again')
  }
  if (FOR_GOOD.has(request.wish.type) && refused.length > 0 && stored.length > 0) {
    violated(`was refused (${refused[0]?.code}) and is stored`)
  }
}

/** Every answer to a turn says how much of it is stored: as much as one entry follows the other. */
function checkTurn(
  recorder: Recorder,
  database: Database,
  { table, person, request, answers }: RecordedRequest,
): void {
  if (request.wish.type !== 'turn') return
  const { entries } = database.table(table)
  for (const answer of answers) {
    if (!answer.ok) continue
    const played = answer.played ?? 0
    const own = entries.slice(answer.number - played, answer.number)
    const whole = own.every(
      (entry, index) =>
        entry.event.type === 'played' &&
        entry.person === person &&
        entry.requestId === (index === played - 1 ? request.id : null),
    )
    const before = entries[answer.number - played - 1]
    const more = before?.person === person && before.requestId === null
    if (played < 1 || !whole || more) {
      recorder.violated(`${table}: ${request.id} is not stored as ${played} steps together`)
    }
  }
}

/** Whether a table has not done what it had to do by itself, by a clock that is right. */
export function isOverdue({ header, entries }: StoredTable, now: number): boolean {
  const table = new TableState(header, entries)
  // All clients are back and watch: bots that play alone go on for them, up to the limits.
  if (botsAlone(table)?.startsWith('stopped')) return false
  if (table.botToPlay !== null) return now - table.at > 5000
  return actsBy(table, now - 5000).length > 0
}
