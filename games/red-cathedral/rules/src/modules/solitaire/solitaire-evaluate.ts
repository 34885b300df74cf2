import { at, item } from '@guildhall/kernel'
import { size } from '../../bundle.ts'
import { underConstruction } from '../../cathedral.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import { lowest, NO_SECTIONS, others } from '../../sections.ts'
import type { State } from '../../state.ts'
import type { Frame } from '../types.ts'
import { chooseDie } from './die.ts'
import { IVAN } from './ivan.ts'
import { cardIdle } from './ivan-steps.ts'
import type { SoloStep, SoloWord } from './solitaire-types.ts'

/** What Ivan's cards bring him in prestige, roughly, and how much of it counts against a player. */
const RECOGNITION = 0.24
const FINISHED = 2
const WORTH: { readonly [W in SoloWord]: number } = {
  claim: 0.3,
  stock: 0.3,
  transport: 0.5,
  build: 0,
  decorate: 0.5,
  gain: 0,
  hire: 1.2,
}
const THREAT = 0.25
/** A turn of his own makes up for what Ivan has done meanwhile: ending a turn lets him play. */
const TURN = 0.2

/** What lies ahead: the card that Ivan would carry out now. */
export const worth = ({ rules, state }: Context): number => -THREAT * nextGain(rules, state)

function nextGain(rules: RulesData, state: State): number {
  const choice = state.over ? null : chooseDie(rules, state)
  if (choice === null) return 0
  const card = item(rules.parts.ivan.cards, choice.card)
  if (cardIdle(rules, state, card) !== null) return 0
  return card.steps.reduce((sum, step) => sum + gainOf(rules, state, step), 0)
}

function gainOf(rules: RulesData, state: State, { word, recognition, prestige }: SoloStep): number {
  const built = word === 'build' ? builtNext(rules, state) : 0
  return WORTH[word] + RECOGNITION * recognition + prestige + built
}

/** What the sections would bring that the materials on the Construction card can complete. */
function builtNext(rules: RulesData, state: State): number {
  const { parts, missing, cards } = state
  let left = parts.ivan.construction.reduce((sum, n) => sum + n, 0)
  let total = 0
  for (let more = underConstruction(state, IVAN); more !== NO_SECTIONS; more = others(more)) {
    const section = lowest(more)
    const lacks = size(at(missing, section))
    if (lacks <= left) {
      total += FINISHED + RECOGNITION * item(rules.cathedralCards, at(cards, section)).recognition
    }
    left -= Math.min(lacks, left)
  }
  return total
}

export const promise = (_ctx: Context, frame: Frame): number =>
  frame.kind === 'turn' && frame.stage === 0 ? TURN : 0
