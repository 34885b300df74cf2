import type { JSX } from 'preact'
import { message } from '../../board-message.ts'
import type { ModuleProps } from '../board-module.ts'
import { IvanTurn } from './ivan-turn.tsx'

/** What Ivan did, and what is decided for him — IV-11. */
export function IvanPlan(props: ModuleProps): JSX.Element | null {
  const { draft, say } = props
  if (draft.now.view.ivan === null) return null
  const { question } = draft.now
  return (
    <>
      <IvanTurn {...props} />
      {question === 'ivan-claim' && <p class="plan-hint">{say(message('ivan.pick'))}</p>}
      {question === 'ivan-start' && <p class="plan-hint">{say(message('ivan.start'))}</p>}
    </>
  )
}
