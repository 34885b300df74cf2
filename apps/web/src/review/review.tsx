import { lazy } from '../shell/lazy.tsx'
import type { ReviewProps } from './review-props.ts'

/** The review of a game, once somebody looks back at one. */
export const Review = lazy<ReviewProps>(
  async () => (await import('./review-panel.tsx')).ReviewPanel,
)
