import { type Verdict, verifyFile } from '@guildhall/fairness'
import {
  type AnyCommand,
  type AnyEvent,
  type GameFile,
  type Log,
  logOfFile,
  parseGameFile,
} from '@guildhall/kernel'
import { findGame } from '@guildhall/registry'
import type { AnyGame } from '@guildhall/tables'
import { Refused } from '../http/refused.ts'

/** Its commands are the game's own. */
export type CheckedFile = Omit<GameFile, 'log'> & { readonly log: Log<AnyCommand, AnyEvent> }

/** The game of a file, or a refusal. */
export function gameOfFile({
  game,
  players,
  options,
}: Pick<GameFile, 'game' | 'players' | 'options'>): AnyGame {
  const opened = findGame(game)?.definition.create({ players, options })
  if (opened === undefined) throw badGame(`there is no game "${game.slice(0, 40)}"`)
  if (!opened.ok) throw badGame(summaryOfProblems(opened.problems))
  return opened.value
}

/** The file of a complete game that follows from its rules and its secret. Refuses any other. */
export function checkedFile(given: unknown): CheckedFile {
  const read = parseGameFile(given)
  if (!read.ok) throw badGame(summaryOfProblems(read.problems))
  if (read.value.components !== undefined) throw badGame('it was played with components of its own')
  const game = gameOfFile(read.value)
  const verdict = verifyFile(game, read.value)
  if (!verdict.ok) throw notVerified(verdict)
  if (!verdict.over)
    throw new Refused(422, 'notOver', 'This game isn’t over. Only finished games can be uploaded.')
  const log = logOfFile(game, read.value)
  if (!log.ok) throw badGame(summaryOfProblems(log.problems))
  return { ...read.value, log: log.value }
}

export const badGame = (why: string): Refused =>
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
