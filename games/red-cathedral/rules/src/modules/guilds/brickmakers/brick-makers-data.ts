import * as v from 'valibot'
import { defineData } from '../../module-data.ts'

export const brickMakersData = defineData({
  words: [{ schema: v.strictObject({ reinforce: v.literal(1) }) }],
  // Played while a claim asks for the face of its tile — GU-REINF-6.
  alone: [{ schema: v.strictObject({ waivePlacement: v.literal(true) }) }],
})
