/** A game that somebody has played alone, on the server or on this device. */
export interface SoloGame {
  readonly when: number
  readonly options: SoloOptions
  readonly points: number
  readonly won: boolean
}

/** What solo games differ in. */
export interface SoloOptions {
  readonly ivanLevel?: string
  readonly contractors?: boolean
}

/** The games of one level and variant. */
export interface SoloRecord {
  readonly level: string
  readonly contractors: boolean
  readonly played: number
  readonly won: number
  readonly best: number
  /** When the best was reached first. */
  readonly bestWhen: number
}

/** Won one after the other: the longest time, and until now. */
export interface Streaks {
  readonly longest: number
  readonly current: number
}

export interface SoloRecords {
  readonly streaks: Streaks
  /** The easiest level first, without the Contractors first. */
  readonly records: readonly SoloRecord[]
}

const LEVELS = ['apprentice', 'architect', 'master']
const DEFAULT = 'architect'

/** The records of a person's solo games, given in any order. */
export function soloRecords(games: readonly SoloGame[]): SoloRecords {
  const inOrder = games.toSorted((one, other) => one.when - other.when)
  const groups = new Map<string, SoloGame[]>()
  for (const game of inOrder) {
    const name = `${levelOf(game)} ${withContractors(game)}`
    groups.set(name, [...(groups.get(name) ?? []), game])
  }
  return {
    streaks: streaksOf(inOrder),
    records: [...groups.values()]
      .map(recordOf)
      .toSorted((one, other) => placeOf(one) - placeOf(other)),
  }
}

const levelOf = ({ options }: SoloGame): string => options.ivanLevel ?? DEFAULT
const withContractors = ({ options }: SoloGame): boolean => options.contractors === true

const placeOf = ({ level, contractors }: SoloRecord): number =>
  LEVELS.indexOf(level) * 2 + (contractors ? 1 : 0)

/** Of games in order that are all of one level and variant. */
function recordOf(games: readonly SoloGame[]): SoloRecord {
  const [first] = games
  if (first === undefined) throw new Error('a record of no games')
  const best = games.reduce((most, game) => (game.points > most.points ? game : most))
  return {
    level: levelOf(first),
    contractors: withContractors(first),
    played: games.length,
    won: games.filter(({ won }) => won).length,
    best: best.points,
    bestWhen: best.when,
  }
}

function streaksOf(games: readonly SoloGame[]): Streaks {
  let longest = 0
  let current = 0
  for (const { won } of games) {
    current = won ? current + 1 : 0
    longest = Math.max(longest, current)
  }
  return { longest, current }
}
