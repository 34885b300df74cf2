import type { FunctionComponent } from 'preact'
import type { RcDraft } from '../plan.ts'
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
    const targets = known(props.draft)
    const play = (at: string): void => {
      const target = targets.get(at)
      if (target === undefined || props.busy) props.explain(whyNotTarget(props.draft, at))
      else props.setDraft(target.commands)
    }
    return <Part {...props} targets={targets} play={play} />
  }

/** Several parts look at the same draft. */
const looked = new WeakMap<RcDraft, Targets>()

export function known(draft: RcDraft): Targets {
  const found = looked.get(draft) ?? targetsOf(draft)
  looked.set(draft, found)
  return found
}
