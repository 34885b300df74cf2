import { at, item, type Seat } from '@guildhall/kernel'
import { size } from '../../bundle.ts'
import type { Kit } from '../../kit.ts'
import type { Frame, State } from '../../state.ts'
import { chooseDie } from './die.ts'
import { IVAN } from './ivan.ts'
import { cardIdle } from './steps.ts'
import type { SoloStep, SoloWord } from './types.ts'

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
export const worth = (kit: Kit, state: State): number => -THREAT * nextGain(kit, state)

function nextGain(kit: Kit, state: State): number {
  const choice = state.over ? null : chooseDie(kit, state)
  if (choice === null) return 0
  const card = item(kit.parts.ivan.cards, choice.card)
  if (cardIdle(kit, state, card) !== null) return 0
  return card.steps.reduce((sum, step) => sum + gainOf(kit, state, step), 0)
}

function gainOf(kit: Kit, state: State, { word, recognition, prestige }: SoloStep): number {
  const built = word === 'build' ? builtNext(kit, state) : 0
  return WORTH[word] + RECOGNITION * recognition + prestige + built
}

/** What the sections would bring that the materials on the Construction card can complete. */
function builtNext(kit: Kit, { parts, owners, finished, missing, cards }: State): number {
  let left = parts.ivan.construction.reduce((sum, n) => sum + n, 0)
  let total = 0
  for (let section = 0; section < owners.length; section++) {
    if (owners[section] !== IVAN || finished[section] === true) continue
    const lacks = size(at(missing, section))
    if (lacks <= left) {
      total += FINISHED + RECOGNITION * item(kit.cathedralCards, at(cards, section)).recognition
    }
    left -= Math.min(lacks, left)
  }
  return total
}

export const promise = (_kit: Kit, _state: State, _seat: Seat, frame: Frame): number =>
  frame.kind === 'turn' && frame.step === 0 ? TURN : 0
