import * as v from 'valibot'
import { few, id, known, whole } from '../../components/items.ts'

/** The parts of the component data that the game against Ivan brings. */

const gained = v.strictObject({
  of: v.picklist(['recognition', 'prestige']),
  n: v.pipe(few, v.minValue(1)),
})

/** What a solo card lets Ivan do — IV-5, IV-6, IV-9. */
const soloStep = v.union([
  v.strictObject({ soloClaim: v.literal(true) }),
  v.strictObject({ soloStock: v.pipe(few, v.minValue(1)) }),
  v.strictObject({ soloTransport: v.literal(true) }),
  v.strictObject({ soloBuild: v.literal(true) }),
  v.strictObject({ soloDecorate: v.pipe(few, v.minValue(1)) }),
  v.strictObject({ soloGain: v.pipe(v.array(gained), v.nonEmpty()) }),
  v.strictObject({ soloHire: v.literal(true) }),
])
export type SoloStepSource = v.InferOutput<typeof soloStep>

const soloCard = v.pipe(
  v.strictObject({
    id,
    name: v.string(),
    /** Its place in the row, counted from the left. */
    row: few,
    module: v.optional(v.string()),
    steps: v.pipe(v.array(soloStep), v.nonEmpty()),
    ...known,
  }),
  // A claim may ask, and what follows on the card would not wait for the answer.
  v.check(
    (card) => card.steps.length === 1 || card.steps.every((step) => !('soloClaim' in step)),
    'a claim stands alone on its card',
  ),
  v.check(
    (card) => card.module !== undefined || card.steps.every((step) => !('soloHire' in step)),
    'only with the Contractors does Ivan hire',
  ),
)

const soloSetup = v.strictObject({
  startPosition: v.strictObject({
    base: whole,
    contractors: whole,
    note: v.optional(v.string()),
  }),
  /** The workshop tiles that say which die belongs to which card. */
  dieTiles: v.array(id),
  dieTileContractors: id,
  ...known,
})

export const solitaireParts = { soloCards: v.array(soloCard), soloSetup }
