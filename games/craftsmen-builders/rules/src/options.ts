import type { Parsed } from '@guildhall/kernel'
import { parsed, wrong } from '@guildhall/kernel/toolbox'
import * as v from 'valibot'
import { COLOURS } from './constants.ts'

/** The settings of CB-14 by their names there, and what a table fixes before setup (CB-2.1). */
const optionsSchema = v.strictObject({
  /** The colour of each seat. */
  colours: v.optional(v.array(v.picklist(COLOURS))),
  /** With `firstPlayer` on chosen: the seat that the table names, 0 unless told. Else -1. */
  first: v.optional(v.pipe(v.number(), v.integer(), v.minValue(-1))),
  firstPlayer: v.optional(v.picklist(['random', 'chosen']), 'random'),
  contractCraftsman: v.optional(v.picklist(['eggplantPower', 'unused']), 'eggplantPower'),
  confirmTurnEnd: v.optional(v.boolean(), true),
  bareSiteIncome: v.optional(v.picklist(['lost', 'kept']), 'lost'),
  castleIncome: v.optional(v.picklist(['printed', 'choice']), 'printed'),
  coinSubstitution: v.optional(v.picklist(['resourcesForCoins', 'none']), 'resourcesForCoins'),
  refillTiming: v.optional(v.picklist(['deferred', 'atOnce']), 'deferred'),
  firstActionRecruitBan: v.optional(
    v.picklist(['everyRound', 'firstRoundOnly', 'off']),
    'everyRound',
  ),
  endTiming: v.optional(v.picklist(['finishLap', 'finishRound']), 'finishLap'),
  roundLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
  resourceScoring: v.optional(v.picklist(['pooled', 'perKind']), 'pooled'),
})
type Given = v.InferOutput<typeof optionsSchema>

/** The options of a table, every one filled in. `first` is -1 where chance names the first player. */
export type Options = Omit<Given, 'colours' | 'first'> & {
  readonly colours: readonly (typeof COLOURS)[number][]
  readonly first: number
}

/** Reads the options of a table for `players` seats. */
export function parseOptions(given: unknown, players: number): Parsed<Options> {
  if (Array.isArray(given)) return wrong('', 'expected an object with options by name')
  const read = parsed(v.safeParse(optionsSchema, given ?? {}))
  if (!read.ok) return read
  const { colours = COLOURS.slice(0, players), first, ...rest } = read.value
  if (colours.length !== players) {
    return wrong('colours', `expected one colour for each of ${players} seats`)
  }
  if (new Set(colours).size !== players) return wrong('colours', 'no colour is shared (CB-1.2)')
  const chosen = rest.firstPlayer === 'chosen'
  if (first !== undefined && first >= 0 && !chosen) {
    return wrong('first', 'only with firstPlayer on chosen does the table name a seat (CB-2.2)')
  }
  if (first !== undefined && first >= players) return wrong('first', `there is no seat ${first}`)
  return { ok: true, value: { ...rest, colours, first: chosen ? Math.max(0, first ?? 0) : -1 } }
}
