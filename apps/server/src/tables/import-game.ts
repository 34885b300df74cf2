import { createHash } from 'node:crypto'
import { type Verdict, verifyFile } from '@guildhall/fairness'
import {
  type AnyCommand,
  type AnyEvent,
  type GameFile,
  gameFileText,
  type Log,
  logOfFile,
  parseGameFile,
} from '@guildhall/kernel'
import type { ImportedGame } from '@guildhall/protocol'
import { findGame } from '@guildhall/registry'
import {
  type AnyGame,
  openingEvents,
  type StoredEntry,
  summaryOf,
  type TableEvent,
  TableState,
} from '@guildhall/tables'
import { mayNameBot } from '../bots/seatable.ts'
import { englishText } from '../english-text.ts'
import { Refused } from '../http/refused.ts'
import type { Person } from '../people/person.ts'
import type { Services } from '../services.ts'
import { insertFinishedGame } from '../storage/insert-finished-game.ts'

/**
 * Imports a finished game that was played elsewhere, for the person who sends it, and returns the
 * id of its table. Importing the same game again returns the same table.
 */
export async function importGame(
  services: Services,
  person: Person,
  { file: given, title, chairs }: ImportedGame,
): Promise<string> {
  const { file, game, log } = checked(given)
  if (chairs.length !== file.players) throw badGame(`there must be ${file.players} chairs`)
  const { secret = '' } = file.chance
  const id = idOf(person, file)
  const header = {
    ...{ id, host: person.id, game, secret, title },
    ...({ visibility: 'link', spectators: true, origin: 'brought' } as const),
  }
  const now = services.time.now()
  const opening = { chairs, start: false }
  const knowsBot = (bot: string) => mayNameBot(bot, services.config)
  const seated = openingEvents(header, person, opening, { now, knowsBot })
  if (!seated.ok) {
    const { code, message } = seated.refusal
    throw new Refused(422, code, englishText(message, game.id))
  }
  const events: TableEvent[] = [
    ...seated.events,
    { type: 'started', setup: log.setup },
    ...log.steps.map((step): TableEvent => ({ type: 'played', ...step })),
  ]
  const entries = events.map((event, index): StoredEntry => {
    return { number: index + 1, at: now, event, requestId: null, person: null }
  })
  const table = new TableState(header, entries)
  await insertFinishedGame(services.storage, {
    header: header,
    entries,
    summary: summaryOf(table),
    now,
  })
  return id
}

interface Checked {
  readonly file: GameFile
  readonly game: AnyGame
  /** Its commands are the game's own. */
  readonly log: Log<AnyCommand, AnyEvent>
}

/** The file of a complete game that follows from its rules and its secret. Refuses any other. */
function checked(given: unknown): Checked {
  const read = parseGameFile(given)
  if (!read.ok) throw badGame(summaryOfProblems(read.problems))
  const { game: name, players, options, components } = read.value
  if (components !== undefined) throw badGame('it was played with components of its own')
  const opened = findGame(name)?.definition.create({ players, options })
  if (opened === undefined) throw badGame(`there is no game "${name.slice(0, 40)}"`)
  if (!opened.ok) throw badGame(summaryOfProblems(opened.problems))
  const verdict = verifyFile(opened.value, read.value)
  if (!verdict.ok) throw notVerified(verdict)
  if (!verdict.over)
    throw new Refused(422, 'notOver', 'This game isn’t over. Only finished games can be uploaded.')
  const log = logOfFile(opened.value, read.value)
  if (!log.ok) throw badGame(summaryOfProblems(log.problems))
  return { file: { ...read.value, log: log.value }, game: opened.value, log: log.value }
}

const badGame = (why: string): Refused =>
  new Refused(422, 'badGame', `This isn’t a game file from Guildhall: ${why}.`)

function notVerified({ fault }: Extract<Verdict<AnyEvent>, { ok: false }>): Refused {
  const where = fault.kind === 'step' ? `step ${fault.difference.step}` : fault.kind
  return new Refused(422, 'notVerified', `This game didn’t pass verification: ${where}.`)
}

const summaryOfProblems = (problems: readonly { path: string; message: string }[]): string =>
  problems
    .slice(0, 3)
    .map(({ path, message }) => `${path} ${message}`)
    .join('; ')

const ID_LENGTH = 22

/** Only someone with the game can know it. */
const idOf = (person: Person, file: GameFile): string =>
  createHash('sha256')
    .update(`${person.id} ${gameFileText(file)}`)
    .digest('base64url')
    .slice(0, ID_LENGTH)
