import { describe } from 'vitest'
import { fitsAt } from './fit-table.ts'

/** With `npm run test:full` it is nine sizes. */
describe('the fullest table fits the screen', () => fitsAt(['1280×720', '390×844']))
