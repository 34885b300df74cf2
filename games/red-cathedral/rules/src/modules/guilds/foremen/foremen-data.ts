import * as v from 'valibot'
import { few } from '../../../components/items.ts'
import { MOST_TOWERS } from '../../../constants.ts'
import { defineData } from '../../module-data.ts'

/** How many towers the foreman goes. */
const towers = v.pipe(few, v.minValue(1), v.maxValue(MOST_TOWERS))

export const foremenData = defineData({
  words: [
    {
      schema: v.strictObject({
        foreman: v.pipe(
          v.strictObject({ min: towers, max: towers }),
          v.check(({ min, max }) => min <= max, 'the most is less than the least'),
        ),
      }),
    },
  ],
  counters: ['ownBannersAtForeman', 'chosenBannersAtForeman'],
})
