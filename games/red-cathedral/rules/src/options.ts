import type { Parsed } from '@guildhall/kernel'
import { parsed, wrong } from '@guildhall/kernel/toolbox'
import * as v from 'valibot'
import { COLOURS, PRESET_NAMES, SIDES } from './constants.ts'
import { allColours, broughtBy, contradictions, moduleSettings } from './modules/read-settings.ts'

/** The settings of RC-16 by their names there, and what a table fixes before setup (RC-2.1). */
const settings = {
  boardSide: v.optional(v.picklist(SIDES), 'basic'),
  mixedBoards: v.optional(v.boolean(), false),
  plans: v.optional(v.picklist(['base', 'expansion', 'all']), 'base'),
  exchangeOneMoment: v.optional(v.boolean(), false),
  singleDeliveryMayDecorate: v.optional(v.boolean(), true),
  ornamentsUnlockFaceDown: v.optional(v.boolean(), true),
  laterSixthBonus: v.optional(v.boolean(), false),
  roundLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000)), 0),
  presenceCountsUnfinished: v.optional(v.boolean(), false),
  presenceNeedsBanner: v.optional(v.boolean(), true),
  ...moduleSettings,
}

/** The presets of RC-16.1: settings that a table may still change one by one. */
const PRESETS = {
  standard: {},
  publisher: { exchangeOneMoment: true, presenceNeedsBanner: false },
} as const

const optionsSchema = v.strictObject({
  preset: v.optional(v.picklist(PRESET_NAMES), 'standard'),
  /** The colour of each seat. */
  colours: v.optional(v.array(v.picklist(COLOURS))),
  /** With `mixedBoards`: the side each seat picked. */
  sides: v.optional(v.array(v.picklist(SIDES))),
  ...settings,
})
type Given = v.InferOutput<typeof optionsSchema>

/** The options of a table, every one filled in. */
export type Options = Omit<Given, 'colours' | 'sides'> & {
  readonly colours: readonly (typeof COLOURS)[number][]
  readonly sides: readonly (typeof SIDES)[number][]
}

/** Reads the options of a table for so many players. */
export function parseOptions(given: unknown, players: number): Parsed<Options> {
  if (Array.isArray(given)) return wrong('', 'expected options by their names')
  const read = parsed(v.safeParse(optionsSchema, withDefaults(given ?? {})))
  if (!read.ok) return read
  const unnamed = COLOURS.slice(0, players)
  const { colours: named = unnamed, sides, ...rest } = read.value
  const colours = allColours(named, players)
  if (colours.length !== allColours(unnamed, players).length)
    return wrong('colours', `expected one colour for each of ${players} seats`)
  if (new Set(colours).size !== colours.length)
    return wrong('colours', 'no colour is shared (RC-1.2)')
  // The options of an open table, every one filled in, open an equal table.
  const picked = sides?.some((side) => side !== rest.boardSide)
  if (picked === true && !rest.mixedBoards) {
    return wrong('sides', 'only with mixedBoards does each seat pick a side (RC-2.2)')
  }
  const filled = sides ?? Array.from({ length: players }, () => rest.boardSide)
  if (filled.length !== players)
    return wrong('sides', `expected one side for each of ${players} seats`)
  const problems = contradictions(rest, { players, colours, sides: filled })
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, value: { ...rest, colours, sides: filled } }
}

/** What the module and the preset bring, under what the table names itself. */
function withDefaults(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  const name = PRESET_NAMES.find((preset) => 'preset' in given && given.preset === preset)
  return { ...broughtBy(given), ...(name && PRESETS[name]), ...given }
}
