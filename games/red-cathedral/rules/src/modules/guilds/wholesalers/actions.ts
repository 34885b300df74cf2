import type { Seat } from '@guildhall/kernel'
import type { Bundle } from '../../../bundle.ts'
import { BLACK, WORKSHOP_SPACES } from '../../../constants.ts'
import {
  anySpacePossible,
  anyTilePossible,
  diceOn,
  spacePossible,
  tilePossible,
} from '../../../effects/possible.ts'
import { obtainAt } from '../../../effects/run.ts'
import type { EffectStep } from '../../../effects/step.ts'
import { boardSpace, type Kit, type Spent, type Tx } from '../../../kit.ts'
import type { Frame, State } from '../../../state.ts'
import { open } from '../../../tx.ts'
import { borrowable, openBorrow } from '../../card-words/borrow.ts'

/** A market action carried out through the Wholesalers. `acquire` is the question of the moved die. */
export interface MarketActionRule {
  /** Whether it would change something, now or once `paid` and `spent` have been paid. */
  readonly possible: (
    kit: Kit,
    state: State,
    seat: Seat,
    step: EffectStep,
    acquire: Frame,
    paid: Bundle,
    spent: Spent,
  ) => boolean
  /** `frame` is the question that it answers. */
  readonly start: (tx: Tx, seat: Seat, frame: Frame, acquire: Frame) => void
}

const ALL_SPACES = Array.from({ length: WORKSHOP_SPACES }, (_, space) => space)

/** The workshop spaces of a die — RC-8.16. */
const spacesOf = (kit: Kit, seat: Seat, die: number): readonly number[] =>
  ALL_SPACES.filter((space) => boardSpace(kit, seat, space).die === die)

/** Asks for one of the tiles on these spaces. */
function openWorkshop(tx: Tx, { effect, step }: Frame, spaces: readonly number[]): void {
  const question = open(tx, 'activate')
  question.effect = effect
  question.step = step
  question.left = 1
  for (const space of ALL_SPACES) if (!spaces.includes(space)) question.open |= 1 << space
}

const quadrantOf = ({ space }: Frame): number => space >> 1

/** By the moved die: its space with the dice there, that quadrant's card, that die's colour. */
export const CURRENT: readonly MarketActionRule[] = [
  {
    possible: (kit, state, seat, _step, { space }, paid, spent) =>
      spacePossible(kit, state, seat, space, paid, spent),
    start: (tx, seat, _frame, { space }) => obtainAt(tx, seat, space, diceOn(tx.state, space)),
  },
  {
    possible: (kit, state, seat, _step, acquire, paid, spent) =>
      borrowable(kit, state, seat, quadrantOf(acquire), paid, spent).length > 0,
    start: (tx, _seat, frame, acquire) => openBorrow(tx, frame.effect, quadrantOf(acquire)),
  },
  {
    possible(kit, state, seat, step, { die }, paid, spent) {
      const { useSpecialist } = kit.steps
      return die === BLACK // CT-4.4
        ? useSpecialist.possible(kit, state, seat, step, -1, paid, spent)
        : spacesOf(kit, seat, die).some((s) => tilePossible(kit, state, seat, s, paid, spent))
    },
    start(tx, seat, frame, { die }) {
      const { useSpecialist } = tx.kit.steps
      if (die === BLACK) useSpecialist.begin(tx, seat, frame.effect, frame.step, -1, 1)
      else openWorkshop(tx, frame, spacesOf(tx.kit, seat, die))
    },
  },
]

/** With `wholesalersScope` *any*: any space, any other card, any own face-up tile. */
export const ANY: readonly MarketActionRule[] = [
  {
    possible: (kit, state, seat, step, _acquire, paid, spent) =>
      anySpacePossible(kit, state, seat, step, -1, paid, spent),
    start(tx, _seat, { effect, step }) {
      const question = open(tx, 'obtain')
      question.effect = effect
      question.step = step
    },
  },
  {
    possible: (kit, state, seat, _step, _acquire, paid, spent) =>
      borrowable(kit, state, seat, -1, paid, spent).length > 0,
    start: (tx, _seat, frame) => openBorrow(tx, frame.effect, -1),
  },
  {
    possible: (kit, state, seat, step, _acquire, paid, spent) =>
      anyTilePossible(kit, state, seat, step, -1, paid, spent),
    start: (tx, _seat, frame) => openWorkshop(tx, frame, ALL_SPACES),
  },
]
