import type { RcDraft } from '../plan.ts'

export type RcStep = RcDraft['steps'][number]
