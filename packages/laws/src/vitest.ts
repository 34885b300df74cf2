import { type Bot, greedy, random } from '@guildhall/bots'
import type { AnyCommand, AnyEvent, Game, GameDefinition, TableRequest } from '@guildhall/kernel'
import { describe, expect, test } from 'vitest'
import { type CheckOptions, checkLaws, NEVER_THROWS } from './check.ts'
import type { Violation } from './law.ts'
import { LAWS } from './laws/index.ts'
import { recordPlaythrough } from './record.ts'
import { soak } from './soak.ts'
import { must } from './test-table.ts'

/** How thoroughly the tables of a definition are tested. */
export interface LawTestOptions<C extends AnyCommand = AnyCommand, E extends AnyEvent = AnyEvent>
  extends Omit<CheckOptions<C, E>, 'seed' | 'bot'> {
  /** Seeds checked by every law, a table, each by random and by greedy play; by default 10. */
  readonly games?: number
  /** Random games without checks per table; by default 200. */
  readonly soaked?: number
}

/** Random play goes everywhere; greedy play gets to the end that players aim for. */
const BOTS = [random, greedy()]

/** Tests of every law, for each of the tables of a game in its definition. */
export function lawTests<S, C extends AnyCommand, E extends AnyEvent, V>(
  definition: GameDefinition<S, C, E, V>,
  tables: readonly TableRequest[],
  options: LawTestOptions<C, E> = {},
): void {
  for (const table of tables) {
    const { players, options: settings = {} } = table
    describe(`${definition.id}, ${players} players, ${JSON.stringify(settings)}`, () => {
      const opened = definition.create(table)
      if (!opened.ok) throw new Error(`the table cannot be opened: ${JSON.stringify(opened)}`)
      tableTests(opened.value, options)
    })
  }
}

function tableTests<S, C extends AnyCommand, E extends AnyEvent, V>(
  game: Game<S, C, E, V>,
  { games = 10, soaked = 200, laws = LAWS, ...options }: LawTestOptions<C, E>,
): void {
  let found: readonly Violation[] | undefined
  const violations = () => {
    found ??= range(games).flatMap((seed) =>
      BOTS.flatMap((bot) => checkLaws(game, { ...options, laws, seed, bot })),
    )
    return found
  }
  for (const { name, says } of laws) {
    test(says, () => {
      expect(violations().filter(({ law }) => law === name)).toEqual([])
    })
  }
  test('no function of the game throws', () => {
    expect(violations().filter(({ law }) => law === NEVER_THROWS)).toEqual([])
  })
  if (soaked === 0) return
  test(`${soaked} random games come to an end`, () => {
    expect(soak(game, range(soaked), options).violations).toEqual([])
  })
}

/** A whole game of one bot, kept as `playthroughs/FILE.txt` beside the sources of the game. */
export interface Playthrough extends TableRequest {
  /** The name of its file, and the seed of its chance. */
  readonly file: string
  readonly bot: Bot
}

/**
 * Tests that games are played as they were recorded. A difference means that the rules or the bots
 * have changed: read it, and write the files anew with `npx vitest run playthroughs -u` if
 * it is meant. `hashed` gives the form of the state whose hashes were recorded, where that is not
 * the one in memory.
 */
export function playthroughTests<S, C extends AnyCommand, E extends AnyEvent, V>(
  definition: GameDefinition<S, C, E, V>,
  playthroughs: readonly Playthrough[],
  hashed: (state: S) => unknown = (state) => state,
): void {
  test.each(playthroughs)('the game recorded as $file is played as it was', async (recorded) => {
    const { file, bot, ...table } = recorded
    const bots = Array.from({ length: table.players }, () => bot)
    const game = must(definition.create(table))
    const playthrough = recordPlaythrough(game, file, { bots, hashed })
    await expect(playthrough).toMatchFileSnapshot(`../playthroughs/${file}.txt`)
  })
}

const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index)
