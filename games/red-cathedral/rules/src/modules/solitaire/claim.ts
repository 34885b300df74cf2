import { at, item } from '@guildhall/kernel'
import { availableIn } from '../../actions/claim.ts'
import { ownerOf } from '../../cathedral.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { claimed } from '../../sequence.ts'
import { playerAt, type State } from '../../state.ts'
import { freeRecognition, gainFor } from './gain.ts'
import { IVAN, YOU } from './ivan.ts'
import { solitaireEvents } from './solitaire-events.ts'
import type { ClaimChoice } from './solitaire-types.ts'

/** The sections that Ivan may claim, all of one choice — IV-5.2 to IV-5.4. */
export interface Claimable {
  readonly choice: ClaimChoice
  readonly sections: readonly number[]
}

/** The available section of each tower that has one — RC-6.2. */
const available = (state: State): number[] =>
  state.towerStart
    .slice(0, -1)
    .map((_, tower) => availableIn(state, tower))
    .filter((section) => section >= 0)

const isBase = ({ towerStart }: State, section: number): boolean => towerStart.includes(section)

/** IV-5.1. */
export const canClaim = (state: State): boolean =>
  playerAt(state, IVAN).spareBanners > 0 && available(state).length > 0

/** The first of his choices that can be met. */
export function claimable(state: State): Claimable {
  const all = available(state)
  const above = all.filter((each) => !isBase(state, each) && ownerOf(state, each - 1) === YOU)
  if (above.length > 0) return { choice: 'above', sections: above }
  const bases = all.filter((each) => isBase(state, each))
  return bases.length > 0 ? { choice: 'base', sections: bases } : { choice: 'any', sections: all }
}

/** IV-5.6, IV-5.8: of the tile he gains the recognition it shows. */
export function claim(ctx: Context, section: number, choice: ClaimChoice, picked: boolean): void {
  const { id, effect } = tileOn(ctx.rules, ctx.state, section)
  solitaireEvents.ivanClaimed.emit(ctx, { section, tile: id, choice, picked })
  gainFor(ctx, id, freeRecognition(ctx.rules, effect), 0)
  claimed(ctx, section)
}

export const tileOn = (rules: RulesData, state: State, section: number) =>
  item(rules.workshopTiles, at(state.tiles, section))
