import type { Chance, Problem, TableRequest } from '@guildhall/kernel'
import { type RedCathedral, redCathedral } from '@guildhall/red-cathedral'
import data from '../../games/red-cathedral/rules/data/components.json' with { type: 'json' }
import modules from '../../games/red-cathedral/rules/data/modules.json' with { type: 'json' }

/** What distinguishes kinds of tables; the other settings are switched at random. */
const AXES = ['boardSide', 'contractors', 'fourthGuild'] as const
type Axis = (typeof AXES)[number]

type Options = Readonly<Record<string, unknown>>

/** A kind of table. */
export interface Combination {
  readonly players: number
  readonly options: { readonly [A in Axis]: unknown }
}

/** Tables that the game refuses, and why. */
export interface Refused {
  readonly combination: Combination
  readonly why: string
}

/** The settings of the rulebooks and their values, as the data file lists them. */
const SETTINGS = data.settings.flatMap(
  ({ id, values }): { readonly id: string; readonly values: readonly unknown[] }[] =>
    Array.isArray(values) ? [{ id, values }] : [],
)
const valuesOf = (id: Axis): readonly unknown[] =>
  SETTINGS.find((setting) => setting.id === id)?.values ?? []

/** Every combination there can be: those that can be played, and those that are refused. */
export function combinations(): { playable: Combination[]; refused: Refused[] } {
  const playable: Combination[] = []
  const refused: Refused[] = []
  for (const combination of allCombinations()) {
    const created = redCathedral.create(combination)
    if (created.ok) playable.push(combination)
    else refused.push({ combination, why: firstOf(created.problems) })
  }
  return { playable, refused }
}

function firstOf([problem]: readonly Problem[]): string {
  return problem === undefined ? '' : `${problem.path}: ${problem.message}`
}

function* allCombinations(): Generator<Combination> {
  const { minPlayers, maxPlayers } = redCathedral
  for (let players = minPlayers; players <= maxPlayers; players++) {
    for (const boardSide of valuesOf('boardSide')) {
      for (const contractors of valuesOf('contractors')) {
        for (const fourthGuild of valuesOf('fourthGuild')) {
          yield { players, options: { boardSide, contractors, fourthGuild } }
        }
      }
    }
  }
}

/** How often a setting is changed. */
const SWITCHED = 3
const FEWEST_ROUNDS = 10

/** A table of this kind with its other settings switched at random, as far as they go together. */
export function tableOf(
  { players, options }: Combination,
  chance: Chance,
): { request: TableRequest; game: RedCathedral } {
  const most = Number(redCathedral.automatic['roundLimit'])
  let settings: Options = {
    ...switched(chance),
    ...chosenCard(options.fourthGuild, chance),
    roundLimit: FEWEST_ROUNDS + chance.int(most - FEWEST_ROUNDS + 1),
  }
  if (settings['mixedBoards'] === true) settings = { ...settings, sides: sidesFor(players, chance) }
  for (;;) {
    const request = { players, options: { ...settings, ...options } }
    const created = redCathedral.create(request)
    if (created.ok) return { request, game: created.value }
    const rest = without(settings, new Set(created.problems.map(({ path }) => path)))
    if (rest === settings) throw new Error(JSON.stringify([request, created.problems]))
    settings = rest
  }
}

const isAxis = (id: string): boolean => AXES.some((axis) => axis === id)

function switched(chance: Chance): Options {
  const free = SETTINGS.filter(({ id }) => !isAxis(id) && id !== 'guildCardPick')
  const picked = free.flatMap(({ id, values }) =>
    chance.int(SWITCHED) === 0 ? [[id, values[chance.int(values.length)]]] : [],
  )
  return Object.fromEntries(picked)
}

const sidesFor = (players: number, chance: Chance): unknown[] => {
  const sides = valuesOf('boardSide')
  return Array.from({ length: players }, () => sides[chance.int(sides.length)])
}

/** One of the guild's cards by name, every other time. */
function chosenCard(guild: unknown, chance: Chance): Options {
  const cards = modules.guildCards.filter((card) => `guild-${card.guild}` === guild)
  const card = cards[chance.int(2 * cards.length + 1)]
  return card === undefined ? {} : { guildCardPick: 'chosen', guildCard: card.id }
}

/** The settings without those that the game refuses here; a card goes with its pick. */
function without(settings: Options, wrong: ReadonlySet<string>): Options {
  const goes = (id: string) => wrong.has(id) || (id === 'guildCardPick' && wrong.has('guildCard'))
  const kept = Object.entries(settings).filter(([id]) => !goes(id))
  return kept.length === Object.keys(settings).length ? settings : Object.fromEntries(kept)
}
