import type { Seat } from '@guildhall/kernel'
import { BLACK, WORKSHOP_SPACES } from '../../../constants.ts'
import { open } from '../../../context.ts'
import type { Payment } from '../../../effects/payment.ts'
import {
  anySpacePossible,
  anyTilePossible,
  diceOn,
  spacePossible,
  tilePossible,
} from '../../../effects/possible.ts'
import { obtainAt } from '../../../effects/run.ts'
import { newStep } from '../../../effects/step.ts'
import { boardSpace, type Context, type RulesData } from '../../../rules-data.ts'
import { borrowable, openBorrow } from '../../card-words/borrow.ts'
import type { FrameOf, StepOf } from '../../types.ts'

/** A market action carried out through the Wholesalers. `acquire` is the question of the moved die. */
export interface MarketActionRule {
  /** Whether it would change something, now or once `paid` has been paid. */
  readonly possible: (
    ctx: Context,
    step: StepOf<'market'>,
    acquire: FrameOf<'market'>,
    paid: Payment,
  ) => boolean
  /** `frame` is the question that it answers. */
  readonly start: (ctx: Context, frame: FrameOf<'marketAgain'>, acquire: FrameOf<'market'>) => void
}

const ALL_SPACES = Array.from({ length: WORKSHOP_SPACES }, (_, space) => space)

/** The workshop spaces of a die — RC-8.16. */
const spacesOf = (rules: RulesData, seat: Seat, die: number): readonly number[] =>
  ALL_SPACES.filter((space) => boardSpace(rules, seat, space).die === die)

/** Asks for one of the tiles on these spaces. */
function openWorkshop(
  ctx: Context,
  { effect, step }: FrameOf<'marketAgain'>,
  spaces: readonly number[],
): void {
  const question = open(ctx, 'activate')
  question.effect = effect
  question.step = step
  question.left = 1
  for (const space of ALL_SPACES) if (!spaces.includes(space)) question.barredTiles |= 1 << space
}

/** What *workshop* means after the black die — CT-4.4. */
const SPECIALIST = newStep('useSpecialist')

const quadrantOf = ({ space }: FrameOf<'market'>): number => space >> 1

/** By the moved die: its space with the dice there, that quadrant's card, that die's colour. */
export const CURRENT: readonly MarketActionRule[] = [
  {
    possible: (ctx, _step, { space }, paid) => spacePossible(ctx, space, paid),
    start: (ctx, _frame, { space }) => obtainAt(ctx, space, diceOn(ctx.state, space)),
  },
  {
    possible: (ctx, _step, acquire, paid) => borrowable(ctx, quadrantOf(acquire), paid).length > 0,
    start: (ctx, frame, acquire) => openBorrow(ctx, frame.effect, quadrantOf(acquire)),
  },
  {
    possible(ctx, _step, { die }, paid) {
      const { rules, seat } = ctx
      const { useSpecialist } = rules.steps
      return die === BLACK // CT-4.4
        ? useSpecialist.possible(ctx, SPECIALIST, -1, paid)
        : spacesOf(rules, seat, die).some((s) => tilePossible(ctx, s, paid))
    },
    start(ctx, frame, { die }) {
      const { useSpecialist } = ctx.rules.steps
      const { effect, step: index } = frame
      const begun = { step: SPECIALIST, effect, index, quadrant: -1, times: 1 }
      if (die === BLACK) useSpecialist.begin(ctx, begun)
      else openWorkshop(ctx, frame, spacesOf(ctx.rules, ctx.seat, die))
    },
  },
]

/** With `wholesalersScope` *any*: any space, any other card, any own face-up tile. */
export const ANY: readonly MarketActionRule[] = [
  {
    possible: (ctx, step, _acquire, paid) => anySpacePossible(ctx, step, -1, paid),
    start(ctx, { effect, step }) {
      const question = open(ctx, 'obtain')
      question.effect = effect
      question.step = step
    },
  },
  {
    possible: (ctx, _step, _acquire, paid) => borrowable(ctx, -1, paid).length > 0,
    start: (ctx, frame) => openBorrow(ctx, frame.effect, -1),
  },
  {
    possible: (ctx, step, _acquire, paid) => anyTilePossible(ctx, step, -1, paid),
    start: (ctx, frame) => openWorkshop(ctx, frame, ALL_SPACES),
  },
]
