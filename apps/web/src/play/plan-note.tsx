import type { Translator } from '@guildhall/texts'
import { t } from '../later-messages.ts'
import type { KeptPlan } from './use-turn-draft.ts'

/** Whether what was planned ahead can still be played, and if not, why. */
export const PlanNote = ({
  kept: { lost },
  say,
}: {
  readonly kept: KeptPlan
  readonly say: Translator
}) => (
  <p class="proposal plan-note" role="status">
    {lost === null ? t('planned.kept') : t('planned.lost', { reason: say(lost.message) })}
  </p>
)
