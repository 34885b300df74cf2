import type { Kit, Tx } from '../../kit.ts'
import type { State } from '../../state.ts'
import { open } from '../../tx.ts'
import { contractorsWaiting } from '../contractors/duchy.ts'
import { build, sectionToBuild } from './build.ts'
import { canClaim } from './claim.ts'
import { decorate, sectionToDecorate } from './decorate.ts'
import { gainFor } from './facts.ts'
import { hire } from './hire.ts'
import { IVAN } from './ivan.ts'
import { cityIsOpen } from './marker.ts'
import { isEmpty, materialsIn, stock, transport } from './materials.ts'
import type { Idle, SoloCard, SoloStep, SoloWord } from './types.ts'

/** What a word of the solo cards means: why it can change nothing now, and what it does. */
interface SoloRule {
  readonly idle: (kit: Kit, state: State) => Idle | null
  readonly run: (tx: Tx, step: SoloStep, card: SoloCard) => void
}

const SOLO_STEPS: { readonly [W in SoloWord]: SoloRule } = {
  claim: {
    idle: (_kit, state) => (canClaim(state) ? null : 'noBanner'),
    run: (tx) => void open(tx, 'ivanClaim'),
  },
  stock: {
    idle: (_kit, state) => (isEmpty(materialsIn(state.supply)) ? 'supplyEmpty' : null),
    run: (tx, { n }) => stock(tx, n),
  },
  transport: {
    idle: (_kit, state) => (isEmpty(state.parts.ivan.inventory) ? 'inventoryEmpty' : null),
    run: (tx) => transport(tx),
  },
  build: {
    idle: (_kit, state) => idleBuilder(state, sectionToBuild(state)),
    run: (tx) => build(tx),
  },
  decorate: {
    idle: (kit, state) => idleBuilder(state, sectionToDecorate(kit, state)),
    run: (tx, { n }) => decorate(tx, n),
  },
  gain: {
    idle: () => null,
    run: (tx, { recognition, prestige }, { id }) => gainFor(tx, id, recognition, prestige),
  },
  hire: {
    idle(_kit, state) {
      if (contractorsWaiting(state, IVAN) === 0) return 'noContractor'
      return cityIsOpen(state) ? null : 'cityClosed'
    },
    run: (tx) => hire(tx),
  },
}

/** IV-6.6: an empty Construction card lets him neither build nor decorate. */
function idleBuilder(state: State, section: number): Idle | null {
  if (isEmpty(state.parts.ivan.construction)) return 'constructionEmpty'
  return section < 0 ? 'nothingToBuild' : null
}

/** Why a card can change nothing now; null where it is useful — IV-4.3. */
export function cardIdle(kit: Kit, state: State, card: SoloCard): Idle | null {
  let first: Idle | null = null
  for (const { word } of card.steps) {
    const idle = SOLO_STEPS[word].idle(kit, state)
    if (idle === null) return null
    first ??= idle
  }
  return first
}

/** IV-3.5: a card that cannot be carried out is skipped. */
export function carryOut(tx: Tx, card: SoloCard): void {
  const reason = cardIdle(tx.kit, tx.state, card)
  if (reason === null) for (const step of card.steps) SOLO_STEPS[step.word].run(tx, step, card)
  else tx.log?.push({ type: 'ivanSkipped', card: card.id, reason })
}
