import { at, item, type Seat } from '@guildhall/kernel'
import { buildEvents } from './events/build.ts'
import { turnEvents } from './events/turn.ts'
import type { Context } from './rules-data.ts'
import { playerAt, type State } from './state.ts'

/** How many finished sections end the game — RC-12.1. */
const SECTIONS_TO_END = 6

/** The completion block, in the order of RC-7.11. */
export function complete(ctx: Context, section: number): void {
  const { modules } = ctx.rules
  finish(ctx, section)
  for (const module of modules) module.sectionFinished?.(ctx, section)
  charge(ctx, section)
  const tower = finishedTower(ctx.state, section)
  if (tower >= 0) for (const module of modules) module.towerFinished?.(ctx, tower)
  if (playerAt(ctx.state, ctx.seat).finishedSections === SECTIONS_TO_END) sixthSection(ctx)
}

/** RC-7.11: the section is finished; where the seat earns any, its rubles are paid. */
function finish(ctx: Context, section: number): void {
  const { rules, state, seat } = ctx
  const card = item(rules.cathedralCards, at(state.cards, section))
  const rubles = item(rules.seats, seat).earns ? card.rubles : 0
  buildEvents.completed.emit(ctx, { seat, section, recognition: card.recognition, rubles })
}

/** RC-7.13 to RC-7.18: one recognition for each counted section, unless a module says more. */
function charge(ctx: Context, section: number): void {
  let rate = 1
  for (const { penaltyRate } of ctx.rules.modules) {
    rate = penaltyRate?.(ctx.rules, ctx.state, section) ?? rate
  }
  for (let charged = 0; charged < ctx.rules.players; charged++) {
    const recognition = rate * penaltyFor(ctx.state, charged, section)
    if (recognition > 0) {
      buildEvents.penalised.emit(ctx, { seat: charged, section, recognition })
    }
  }
}

/** The tower of a section, counted from 0, if all of it is finished; else -1. */
function finishedTower(state: State, section: number): number {
  const base = baseOf(state, section)
  const end = topOf(state, base)
  for (let each = base; each < end; each++) if (state.finished[each] !== true) return -1
  return state.towerStart.indexOf(base)
}

function sixthSection(ctx: Context): void {
  const { rules, state, seat } = ctx
  const prestige = rules.sixthSectionPrestige
  if (state.triggeredBy < 0) turnEvents.endTriggered.emit(ctx, { seat, prestige })
  else if (rules.options.laterSixthBonus) turnEvents.bonusGained.emit(ctx, { seat, prestige }) // RC-12.5
}

/** The bottom section of the tower that a section stands in. */
function baseOf(state: State, section: number): number {
  let base = 0
  for (const start of state.towerStart) if (start <= section) base = start
  return base
}

/** The first section beyond the tower that starts at `base`. */
function topOf(state: State, base: number): number {
  for (const start of state.towerStart) if (start > base) return start
  return base
}

/** All charges of one completion against a player, added up — RC-7.13 to RC-7.18. */
function penaltyFor(state: State, seat: Seat, completed: number): number {
  const base = baseOf(state, completed)
  let charge = 0
  for (let section = base; section < completed; section++) {
    if (at(state.owners, section) !== seat || state.finished[section] === true) continue
    charge += foreignAbove(state, seat, section, topOf(state, base))
  }
  return charge
}

/** Finished sections of other players above a section — RC-7.14. */
function foreignAbove(state: State, seat: Seat, section: number, top: number): number {
  let foreign = 0
  for (let above = section + 1; above < top; above++) {
    if (state.finished[above] === true && at(state.owners, above) !== seat) foreign += 1
  }
  return foreign
}
