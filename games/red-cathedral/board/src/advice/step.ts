import type { RcDesk } from '../plan.ts'

export type RcStep = RcDesk['steps'][number]
