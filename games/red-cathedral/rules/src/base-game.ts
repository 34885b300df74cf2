import type { Parsed, TableRequest } from '@guildhall/kernel'
import { mapParsed } from '@guildhall/kernel/toolbox'
import { baseComponents } from './components/base-components.ts'
import type { Components } from './components/schema.ts'
import { makeRulesData } from './make-rules-data.ts'
import { base } from './modules/base/base.ts'
import { none } from './modules/none.ts'
import { collect } from './modules/registries.ts'
import { openGame, type RedCathedral } from './open-game.ts'
import type { Options } from './options.ts'

const COLLECTED = collect([base, none])

/** Opponents think elsewhere, where the rules of all modules are. */
function evaluate(): never {
  throw new Error('no opponent thinks here')
}

/**
 * The game of a table at which no module takes part and nobody entered components of their own. Its
 * options are those of a game that was opened before: every one is filled in, and none is read again.
 */
export const openBaseGame = ({ players, options }: TableRequest): Parsed<RedCathedral> =>
  mapParsed(
    makeRulesData(baseComponents as Components, options as Options, players, {
      modules: [],
      collected: COLLECTED,
    }),
    (rules) => openGame(rules, evaluate),
  )
