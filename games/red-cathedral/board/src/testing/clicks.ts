import type { Command } from '@guildhall/red-cathedral'
import { choicesOf, oneBack } from '@guildhall/ui'
import { answers, otherwise } from '../answers-plan.ts'
import { extrasOf, moveOtherwise, pickDie } from '../die-plan.ts'
import { toggle } from '../market-plan.ts'
import { MODULES } from '../modules/board-modules.ts'
import {
  buyPermit,
  choose,
  hireIn,
  keepOtherwise,
  openCities,
  openSpaces,
  sendTo,
  useHeld,
} from '../modules/contractors/hire-plan.ts'
import { targetsOf } from '../modules/targets.ts'
import { offers } from '../open-plan.ts'
import { beforeMain, isBeforeMain, marketGroups, type RcDraft, turnOf, without } from '../plan.ts'
import { bannersOf, claimWith, useSection, usesOf } from '../section-plan.ts'
import { facesOf, turnTile, useWorkshopSpace } from '../workshop-plan.ts'

/** Every module's part of the board. */
export const ALL_MODULES = await Promise.all(MODULES.map(({ load }) => load()))

/** What modules draw; everything else they ask is answered as the base game's. */
const DRAWN = ALL_MODULES.flatMap(({ draws = [] }) => draws)

/** One thing a person could click on the pieces of the Contractors. */
function* contractorsClicks(draft: RcDraft): Generator<Command[] | null> {
  if (draft.now.view.duchy === null) return
  yield useHeld(draft)
  yield buyPermit(draft)
  for (const city of openCities(draft)) yield sendTo(draft, city)
  for (const space of openSpaces(draft)) yield choose(draft, space)
  if (hireIn(draft) === undefined) return
  yield keepOtherwise(draft, true)
  yield keepOtherwise(draft, false)
}

/** One thing a person could click on the board. */
function* boardClicks(draft: RcDraft): Generator<Command[] | null> {
  const main = beforeMain(draft)
  if (isBeforeMain(main)) {
    const dice = new Set(choicesOf(main.now, 'moveDie').map(({ die }) => die))
    for (const die of dice) yield pickDie(draft, die)
  }
  for (const section of usesOf(draft).keys()) yield useSection(draft, section)
  const { workshop = [] } = draft.now.view.players[draft.base.seat] ?? {}
  for (const space of workshop.keys()) yield useWorkshopSpace(draft, space)
  yield* contractorsClicks(draft)
  for (const { commands } of targetsOf(ALL_MODULES, draft).values()) yield [...commands]
}

/** One thing a person could click in the plan. */
function* planClicks(draft: RcDraft): Generator<Command[] | null> {
  for (const { extra } of extrasOf(draft)) yield moveOtherwise(draft, extra)
  const steps = [...marketGroups(draft).map(({ first }) => first), ...atMarket(draft)]
  for (const step of steps) yield toggle(draft, (command) => same(command, step))
  if (draft.commands.some(({ type }) => type === 'claim')) {
    for (const banner of bannersOf(draft)) yield claimWith(draft, banner)
  }
  for (const face of facesOf(draft)) yield turnTile(draft, face)
  for (const answer of answers(draft)) {
    for (const { command } of answer.choices) yield otherwise(draft, answer, command)
  }
  for (const offer of offers(draft, DRAWN)) yield offer.commands()
}

/** One thing a person could take out of the plan. */
function* backClicks(draft: RcDraft): Generator<Command[]> {
  for (const group of turnOf(draft)) yield without(draft, group)
  yield oneBack(turnOf(draft))
}

/** What the market and the rows of the plan offer once the die has moved, here or at the server. */
function atMarket(draft: RcDraft): Command[] {
  const at = draft.commands.findIndex(({ type }) => type === 'moveDie')
  const { now } = draft.with(at < 0 ? [] : draft.commands.slice(0, at + 1))
  return [...now.choices, ...draft.now.choices]
    .map(({ command }) => command)
    .filter(({ type }) => type === 'obtain' || type === 'useAction' || type === 'useWorkshop')
}

const same = (a: Command, b: Command): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Everything a person could click, each as the draft after it, as it is needed. */
export function* clicksOn(draft: RcDraft): Generator<Command[]> {
  for (const commands of planClicks(draft)) if (commands !== null) yield commands
  yield* backClicks(draft)
  for (const commands of boardClicks(draft)) if (commands !== null) yield commands
}

/** The clicks that lead on from a draft, and not back. */
export const clicks = (draft: RcDraft): Command[][] =>
  draft.final
    ? []
    : [...planClicks(draft), ...boardClicks(draft)].filter(
        (commands): commands is Command[] =>
          commands !== null && JSON.stringify(commands) !== JSON.stringify(draft.commands),
      )
