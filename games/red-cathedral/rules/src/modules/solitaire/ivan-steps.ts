import { open } from '../../context.ts'
import type { Context, RulesData } from '../../rules-data.ts'
import type { State } from '../../state.ts'
import { contractorsWaiting } from '../contractors/duchy.ts'
import { build, sectionToBuild } from './build.ts'
import { canClaim } from './claim.ts'
import { decorate, sectionToDecorate } from './decorate.ts'
import { gainFor } from './gain.ts'
import { isEmpty, materialsIn } from './heap.ts'
import { hire } from './hire.ts'
import { IVAN } from './ivan.ts'
import { cityIsOpen } from './marker.ts'
import { stock, transport } from './materials.ts'
import { solitaireEvents } from './solitaire-events.ts'
import type { Idle, SoloCard, SoloStep, SoloWord } from './solitaire-types.ts'

/** What a word of the solo cards means: why it can change nothing now, and what it does. */
interface SoloRule {
  readonly idle: (rules: RulesData, state: State) => Idle | null
  readonly run: (ctx: Context, step: SoloStep, card: SoloCard) => void
}

const SOLO_STEPS: { readonly [W in SoloWord]: SoloRule } = {
  claim: {
    idle: (_rules, state) => (canClaim(state) ? null : 'noBanner'),
    run: (ctx) => void open(ctx, 'ivanClaim'),
  },
  stock: {
    idle: (_rules, state) => (isEmpty(materialsIn(state.supply)) ? 'supplyEmpty' : null),
    run: (ctx, { n }) => stock(ctx, n),
  },
  transport: {
    idle: (_rules, state) => (isEmpty(state.parts.ivan.inventory) ? 'inventoryEmpty' : null),
    run: (ctx) => transport(ctx),
  },
  build: {
    idle: (_rules, state) => idleBuilder(state, sectionToBuild(state)),
    run: (ctx) => build(ctx),
  },
  decorate: {
    idle: (rules, state) => idleBuilder(state, sectionToDecorate(rules, state)),
    run: (ctx, { n }) => decorate(ctx, n),
  },
  gain: {
    idle: () => null,
    run: (ctx, { recognition, prestige }, { id }) => gainFor(ctx, id, recognition, prestige),
  },
  hire: {
    idle(_rules, state) {
      if (contractorsWaiting(state, IVAN) === 0) return 'noContractor'
      return cityIsOpen(state) ? null : 'cityClosed'
    },
    run: (ctx) => hire(ctx),
  },
}

/** IV-6.6: an empty Construction card lets him neither build nor decorate. */
function idleBuilder(state: State, section: number): Idle | null {
  if (isEmpty(state.parts.ivan.construction)) return 'constructionEmpty'
  return section < 0 ? 'nothingToBuild' : null
}

/** Why a card can change nothing now; null where it is useful — IV-4.3. */
export function cardIdle(rules: RulesData, state: State, card: SoloCard): Idle | null {
  let first: Idle | null = null
  for (const { word } of card.steps) {
    const idle = SOLO_STEPS[word].idle(rules, state)
    if (idle === null) return null
    first ??= idle
  }
  return first
}

/** IV-3.5: a card that cannot be carried out is skipped. */
export function carryOut(ctx: Context, card: SoloCard): void {
  const reason = cardIdle(ctx.rules, ctx.state, card)
  if (reason === null) for (const step of card.steps) SOLO_STEPS[step.word].run(ctx, step, card)
  else solitaireEvents.ivanSkipped.emit(ctx, { card: card.id, reason })
}
