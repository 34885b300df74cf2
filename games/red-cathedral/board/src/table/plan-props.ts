import type { Extra, ExtraProps } from './extra.ts'

/** What every part of the plan gets. */
export interface PlanProps extends ExtraProps {
  readonly extras: readonly Extra[]
  /** The action in words, by its id. */
  readonly actionWords: (id: string) => string
}
