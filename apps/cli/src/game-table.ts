import {
  type Chance,
  type Parsed,
  type Problem,
  type TableRequest,
  withDrawnOptions,
} from '@guildhall/kernel'
import type { Translator } from '@guildhall/texts'
import { createPlainRenderer } from './draw/plain-renderer.ts'
import type { TableRenderer } from './draw/table-renderer.ts'
import { t, translatorOf } from './i18n.ts'
import { type Misuse, misuse, problemsInWords } from './misuse.ts'
import { nearest } from './nearest.ts'
import { Rulebooks } from './rulebooks.ts'
import type { AnyGame, TerminalGame } from './terminal-games.ts'

/** A table with its rules, its texts and its looks. */
export interface Table {
  readonly title: string
  readonly request: TableRequest
  readonly game: AnyGame
  /** The texts of the game. */
  readonly translate: Translator
  readonly renderer: TableRenderer
  readonly books: Rulebooks
}

/** What is asked for, with everything drawn that the options leave to the chance of the game. */
export function drawnRequest(
  { definition }: TerminalGame,
  request: TableRequest,
  chance: Chance,
): TableRequest {
  const drawn = withDrawnOptions(definition, request, chance)
  if (drawn.ok) return drawn.value
  throw tableRefused(drawn.problems)
}

/** Creates a game for a table; what the definition refuses is a misuse. */
export function createTable(registered: TerminalGame, request: TableRequest): Table {
  const { definition, catalogue, createRenderer = createPlainRenderer } = registered
  const game = createGame(registered, request)
  const translate = translatorOf(catalogue, [definition.id])
  const { players, options } = game
  return {
    title: definition.title,
    request,
    game,
    translate,
    renderer: createRenderer({ request, players, options, translate }),
    books: new Rulebooks(definition.rulebooks),
  }
}

/** The rules of each game of a run: created once for all whose options are drawn alike. */
export function gamesOf(
  registered: TerminalGame,
  request: TableRequest,
): (chance: Chance) => AnyGame {
  const created = new Map<string, AnyGame>()
  return (chance) => {
    const drawn = drawnRequest(registered, request, chance)
    const key = JSON.stringify(drawn.options)
    const game = created.get(key) ?? createGame(registered, drawn)
    created.set(key, game)
    return game
  }
}

/** The rules of a table alone. */
function createGame({ definition }: TerminalGame, request: TableRequest): AnyGame {
  const created = definition.create(request)
  if (created.ok) return created.value
  throw unknownOptions(definition, request) ?? tableRefused(created.problems)
}

const tableRefused = (problems: readonly Problem[]): Misuse =>
  misuse('table.refused', { problems: problemsInWords(problems) })

type Definition = TerminalGame['definition']

/** Option names that the game does not have, each with the one that may have been meant. */
function unknownOptions(definition: Definition, { players, options }: TableRequest): Misuse | null {
  const standard = definition.create({ players, options: definition.automatic })
  if (!standard.ok || typeof options !== 'object' || options === null) return null
  const known = Object.keys(standard.value.options)
  const create = (given: object) => definition.create({ players, options: given })
  const unknown = namesRefused(create, options, known)
  if (unknown.length === 0) return null
  const named = unknown.map((name) => {
    const [near] = nearest(name, known)
    return near === undefined ? `"${name}"` : `"${name}"${t('near', { near: `"${near}"` })}`
  })
  return misuse('options.unknown', { names: named.join(', '), known: known.join(', ') })
}

/** A definition may name one wrong option at a time: without it, the next one shows. */
function namesRefused(
  create: (options: object) => Parsed<AnyGame>,
  options: object,
  known: readonly string[],
): string[] {
  const created = create(options)
  if (created.ok) return []
  const refused = Object.keys(options).filter(
    (name) => !known.includes(name) && created.problems.some(({ path }) => path === name),
  )
  if (refused.length === 0) return []
  const others = Object.entries(options).filter(([name]) => !refused.includes(name))
  return [...refused, ...namesRefused(create, Object.fromEntries(others), known)]
}
