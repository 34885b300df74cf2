import type { GameFile } from './file.ts'
import type { AnyCommand, AnyEvent, Game, Parsed, Problem } from './game.ts'
import { canonicalJson } from './hash.ts'
import { fold, type Log } from './log.ts'
import { Reader } from './reader.ts'

/**
 * The log of a file as the log of a game that was created for it. The commands become the game's
 * own. That the events can be applied was checked; that they follow from the commands was not.
 */
export function logOfFile<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  file: GameFile,
): Parsed<Log<C, E>> {
  const reader = new Reader()
  for (const { path, message } of tableProblems(game, file)) reader.note(path, message)
  const { setup, steps } = file.log as Log<C, E> // from outside: commands are parsed, events tried
  const known = steps.flatMap((step, index) => {
    const command = game.parse(step.command)
    if (command !== null) return [{ ...step, command }]
    const type = step.command.type
    reader.note(`file.log.steps[${index}][1]`, `is no command of ${game.id}: "${type}"`)
    return []
  })
  const log = { setup, steps: known }
  if (!reader.failed) tryFold(reader, game, log)
  return reader.result(log)
}

/** Why a file does not fit this table; empty if it does. Older rules are no problem. */
export function tableProblems<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  file: GameFile,
): readonly Problem[] {
  const problems: Problem[] = []
  const note = (field: keyof GameFile, message: string) => {
    problems.push({ path: `file.${field}`, message })
  }
  if (file.game !== game.id) note('game', `is "${file.game}", not "${game.id}"`)
  if (file.players !== game.players) note('players', `is ${file.players}, not ${game.players}`)
  if (file.rulesVersion > game.version) {
    note('rulesVersion', `is ${file.rulesVersion}, the rules known here are ${game.version}`)
  }
  if (canonicalJson(file.options) !== canonicalJson(game.options)) {
    note('options', 'are not those of the table')
  }
  return problems
}

/** Events from outside may not belong to the game at all, so `evolve` may fail on them. */
function tryFold<S, C extends AnyCommand, E extends AnyEvent, V>(
  reader: Reader,
  game: Game<S, C, E, V>,
  log: Log<C, E>,
): void {
  try {
    fold(game, log)
  } catch (error) {
    reader.note('file.log', `has events that cannot be applied: ${String(error)}`)
  }
}
