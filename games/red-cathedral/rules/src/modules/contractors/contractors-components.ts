import * as v from 'valibot'
import { few, id, known, provenance, whole } from '../../components/items.ts'
import { limit, moduleSteps } from '../../components/steps.ts'
import { CITIES, SPECIALIST_SPACES } from '../../constants.ts'

/** The parts of the component data that the Contractors module brings. */

/** CT-2.9: the places of the contractors, from left to right, and what each gives when vacated. */
const extensionPlace = v.strictObject({ id, contractor: few, steps: moduleSteps, ...known })

const city = v.strictObject({
  id: v.picklist(CITIES),
  name: v.string(),
  sees: v.pipe(v.array(v.picklist(SPECIALIST_SPACES)), v.nonEmpty()),
  ...known,
})

const cities = v.strictObject({
  ring: v.array(v.picklist(CITIES)),
  centre: v.picklist(CITIES),
  specialistSpaces: v.array(v.picklist(SPECIALIST_SPACES)),
  ringProvenance: provenance,
  list: v.pipe(
    v.array(city),
    v.length(CITIES.length),
    v.check(
      (list) => list.every((each, index) => each.id === CITIES[index]),
      'expected each city once, Moscow first, then clockwise',
    ),
  ),
})

const tool = v.strictObject({ id, name: v.string(), copies: few, ...known })

const specialist = v.strictObject({
  id,
  name: v.string(),
  tool: id,
  limit,
  steps: v.pipe(moduleSteps, v.nonEmpty()),
  ...known,
})

export const contractorParts = {
  contractorExtension: v.array(extensionPlace),
  cities,
  tools: v.array(tool),
  specialists: v.array(specialist),
}

export const contractorConstants = {
  toolSets: v.strictObject({ values: v.pipe(v.array(whole), v.nonEmpty()), provenance }),
  hire: v.strictObject({ rubles: few, permitLimit: few, startPermits: few, provenance }),
}
