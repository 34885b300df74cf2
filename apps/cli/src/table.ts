import { type Chance, type Problem, type TableRequest, withDrawnOptions } from '@guildhall/kernel'
import { createTranslator, type Translator } from '@guildhall/texts'
import type { TableFace } from './draw/face.ts'
import { plainFace } from './draw/plain.ts'
import type { AnyGame, Shelved } from './games.ts'
import { type Misuse, misuse, problemsInWords } from './misuse.ts'
import { nearest } from './nearest.ts'
import { Rulebooks } from './rulebooks.ts'
import { say } from './say.ts'

/** A table with its rules, its words and its looks. */
export interface Table {
  readonly title: string
  readonly request: TableRequest
  readonly game: AnyGame
  readonly say: Translator
  readonly face: TableFace
  readonly books: Rulebooks
}

/** What is asked for, with everything drawn that the options leave to the chance of the game. */
export function settledRequest(
  { definition }: Shelved,
  request: TableRequest,
  chance: Chance,
): TableRequest {
  const drawn = withDrawnOptions(definition, request, chance)
  if (drawn.ok) return drawn.value
  throw tableRefused(drawn.problems)
}

/** Opens a game for a table; what the definition refuses is a misuse. */
export function openTable(shelved: Shelved, request: TableRequest): Table {
  const { definition, catalogue, face = plainFace } = shelved
  const game = openGame(shelved, request)
  const sayer = createTranslator(catalogue, 'en')
  const { players, options } = game
  return {
    title: definition.title,
    request,
    game,
    say: sayer,
    face: face({ request, players, options, say: sayer }),
    books: new Rulebooks(definition.rulebooks),
  }
}

/** The rules of each game of a run: opened once for all that settle the same way. */
export function gamesOf(shelved: Shelved, request: TableRequest): (chance: Chance) => AnyGame {
  const opened = new Map<string, AnyGame>()
  return (chance) => {
    const drawn = settledRequest(shelved, request, chance)
    const key = JSON.stringify(drawn.options)
    const game = opened.get(key) ?? openGame(shelved, drawn)
    opened.set(key, game)
    return game
  }
}

/** The rules of a table alone. */
function openGame(shelved: Shelved, request: TableRequest): AnyGame {
  const opened = shelved.definition.create(request)
  if (opened.ok) return opened.value
  throw unknownOptions(shelved, request, opened.problems) ?? tableRefused(opened.problems)
}

const tableRefused = (problems: readonly Problem[]): Misuse =>
  misuse('table.refused', { problems: problemsInWords(problems) })

/** Option names that the game does not have, each with the one that may have been meant. */
function unknownOptions(
  { definition }: Shelved,
  { players, options }: TableRequest,
  problems: readonly Problem[],
): Misuse | null {
  const standard = definition.create({ players, options: definition.automatic })
  if (!standard.ok || typeof options !== 'object' || options === null) return null
  const known = Object.keys(standard.value.options)
  const unknown = namesRefused(definition, players, { ...options }, problems, known)
  if (unknown.length === 0) return null
  const named = unknown.map((name) => {
    const [near] = nearest(name, known)
    return near === undefined ? `"${name}"` : `"${name}"${say('near', { near: `"${near}"` })}`
  })
  return misuse('options.unknown', { names: named.join(', '), known: known.join(', ') })
}

/** A definition may name one wrong option at a time: without it, the next one shows. */
function namesRefused(
  definition: Shelved['definition'],
  players: number,
  options: Readonly<Record<string, unknown>>,
  problems: readonly Problem[],
  known: readonly string[],
): string[] {
  const refused = Object.keys(options).filter(
    (name) => !known.includes(name) && problems.some(({ path }) => path === name),
  )
  if (refused.length === 0) return []
  const others = Object.entries(options).filter(([name]) => !refused.includes(name))
  const rest = Object.fromEntries(others)
  const opened = definition.create({ players, options: rest })
  return [
    ...refused,
    ...(opened.ok ? [] : namesRefused(definition, players, rest, opened.problems, known)),
  ]
}
