import type { FunctionComponent } from 'preact'
import type { RcDesk } from '../plan.ts'
import type { ExtraProps } from '../table/extra.ts'
import type { Targets } from '../table/targets.ts'
import { targetsOf } from './targets.ts'
import { whyNotTarget } from './why.ts'

export interface GuildProps extends ExtraProps {
  readonly targets: Targets
  /** Drafts what a click on a target does, or says why it cannot be. */
  readonly play: (target: string) => void
}

/** A part of the table whose pieces can be clicked. */
export const playing =
  <More extends object>(
    Part: FunctionComponent<GuildProps & More>,
  ): FunctionComponent<ExtraProps & More> =>
  (props) => {
    const targets = known(props.desk)
    const play = (at: string): void => {
      const target = targets.get(at)
      if (target === undefined || props.busy) props.explain(whyNotTarget(props.desk, at))
      else props.draft(target.draft)
    }
    return <Part {...props} targets={targets} play={play} />
  }

/** Several parts look at the same desk. */
const looked = new WeakMap<RcDesk, Targets>()

export function known(desk: RcDesk): Targets {
  const found = looked.get(desk) ?? targetsOf(desk)
  looked.set(desk, found)
  return found
}
