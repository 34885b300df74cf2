import type { Message } from '@guildhall/kernel'
import type { RcDesk } from '../plan.ts'

export type RcStep = RcDesk['steps'][number]

/** Parts of a sentence, and how many steps they say. */
export interface Said {
  readonly words: readonly Message[]
  readonly steps: number
}
