import { item, type Problem } from '@guildhall/kernel'
import * as v from 'valibot'
import { COLOURS, type Colour, IVAN_LEVELS } from '../../constants.ts'
import { type Chosen, defineData, type Seats } from '../module-data.ts'
import { solitaireParts } from './solitaire-components.ts'

const STARTS = ['random', 'leftmost', 'chosen'] as const
const MOST_HANDICAP = 100

/** The settings of IV-12 by their names there. */
const fields = {
  ivanLevel: v.optional(v.picklist(IVAN_LEVELS), 'architect'),
  ivanHandicap: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST_HANDICAP)),
    0,
  ),
  ivanStart: v.optional(v.picklist(STARTS), 'random'),
  ivanDecorates: v.optional(v.boolean(), true),
}
const solitaireOptions = v.object(fields)
const DEFAULTS: Chosen = v.parse(solitaireOptions, {})

/** The colours of all seats: to one player alone Ivan takes the next colour — IV-2.2. */
function withIvan(colours: readonly Colour[], players: number): readonly Colour[] {
  const [yours] = colours
  if (players > 1 || yours === undefined || colours.length > 1) return colours
  return [yours, nextTo(yours)]
}

const nextTo = (colour: Colour): Colour =>
  item(COLOURS, (COLOURS.indexOf(colour) + 1) % COLOURS.length)

export const solitaireData = defineData({
  settings: {
    fields,
    seats: withIvan,
    problems: (settings: Chosen, { players, colours }: Seats): Problem[] =>
      players === 1 ? wrongAlone(settings, colours) : wrongWithOthers(settings),
  },
  parts: solitaireParts,
})

const wrongWithOthers = (settings: Chosen): Problem[] =>
  Object.keys(fields)
    .filter((name) => settings[name] !== DEFAULTS[name])
    .map((path) => ({
      path,
      message: 'only with one player, against Ivan (IV-12)',
    }))

function wrongAlone(settings: Chosen, [yours = 'red', his]: readonly Colour[]): Problem[] {
  const problems: Problem[] = []
  const note = (path: string, message: string) => problems.push({ path, message })
  if (his !== nextTo(yours)) {
    note('colours', `Ivan takes the colour after yours: ${nextTo(yours)} (IV-2.2)`)
  }
  if (settings['laterSixthBonus'] === true) {
    note('laterSixthBonus', 'against Ivan nobody gains prestige for a sixth section (IV-7.2)')
  }
  if (settings['mixedBoards'] === true) note('mixedBoards', 'Ivan has no workshop board (IV-2.3)')
  return problems
}
