import { lazily } from '../shell/lazily.tsx'
import type { ReviewProps } from './props.ts'

/** The review of a game, once somebody looks back at one. */
export const Review = lazily<ReviewProps>(
  async () => (await import('./review-panel.tsx')).ReviewPanel,
)
