import * as v from 'valibot'
import { few, items, known } from '../../../components/items.ts'
import { CONTRACTS } from '../../../constants.ts'
import { defineData } from '../../module-data.ts'
import { withGuild } from '../guild-data.ts'
import { CONTRACT_COUNTS } from './contract-counts.ts'

/** The contract cards of the Archivists — GU-CONTRACT-1 to GU-CONTRACT-15. */

const count = v.picklist(CONTRACT_COUNTS)
const printed = { id: v.picklist(CONTRACTS), name: v.string(), ...known }

/** Only goods are returned. */
const returned = v.pipe(
  items,
  v.check(
    (list) => list.every(({ of }) => of !== 'prestige' && of !== 'recognition' && of !== 'permit'),
    'only materials and rubles are returned',
  ),
)

const contract = v.union([
  v.strictObject({ ...printed, return: v.strictObject({ pay: returned, prestige: few }) }),
  v.strictObject({
    ...printed,
    if: v.strictObject({ count, atLeast: v.pipe(few, v.minValue(1)) }),
    prestige: few,
  }),
  v.strictObject({ ...printed, each: count, prestige: few, prestigeTwoPlayers: v.optional(few) }),
])
export type ContractData = v.InferOutput<typeof contract>

const contracts = v.pipe(
  v.array(contract),
  v.length(CONTRACTS.length),
  v.check(
    (list) => list.every(({ id }, place) => id === CONTRACTS[place]),
    'expected each contract once, in the order of their numbers',
  ),
)

export const archivistsData = defineData({
  // GU-CONTRACT-17
  settings: {
    fields: { contractPresenceCountsUnfinished: v.optional(v.boolean(), true) },
    needs: { contractPresenceCountsUnfinished: withGuild('guild-archivists') },
  },
  words: [
    {
      schema: v.strictObject({
        contracts: v.strictObject({
          draw: v.pipe(few, v.minValue(2), v.maxValue(3)), // GU-ARCHIVISTS-4, GU-ARCHIVISTS-7
          keep: v.literal(1),
        }),
      }),
    },
  ],
  parts: { contracts },
})
