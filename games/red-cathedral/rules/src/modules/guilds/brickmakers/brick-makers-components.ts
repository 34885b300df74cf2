import * as v from 'valibot'
import { id, known } from '../../../components/items.ts'
import { limit, tileSteps } from '../../../components/steps.ts'

const reinforcement = v.strictObject({
  id,
  name: v.string(),
  limit,
  steps: tileSteps,
  module: v.string(),
  ...known,
})

/** The part of the component data that the Brick Makers bring. */
export const brickMakersParts = { reinforcements: v.array(reinforcement) }
