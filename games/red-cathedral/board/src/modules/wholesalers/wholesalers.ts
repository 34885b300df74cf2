import type { Command } from '@guildhall/red-cathedral'
import { choicesOf } from '@guildhall/ui'
import { type RcDraft, withDefaults } from '../../plan.ts'
import type { BoardModule } from '../board-module.ts'
import type { NamedTarget } from '../targets.ts'

/** The Wholesalers lay nothing on the table: what is done once more is clicked where it lies. */
export const wholesalers: BoardModule = {
  id: 'wholesalers',
  targets: (draft) =>
    choicesOf(draft.now, 'marketAgain').flatMap((command) => onceMore(draft, command)),
}

/** Where a market action leads once more: a space, an action of a card, a workshop — GU-WHOLESALERS-1. */
function onceMore(
  draft: RcDraft,
  command: Extract<Command, { type: 'marketAgain' }>,
): NamedTarget[] {
  const opened = draft.with([...draft.commands, command])
  const to = (at: string, next: Command): NamedTarget => [
    at,
    { commands: withDefaults(draft, [...opened.commands, next]) },
  ]
  const choices = opened.final ? [] : opened.now.choices
  const further = choices.flatMap(({ command: next }): NamedTarget[] => {
    if (next.type === 'chooseSpace') return [to(`space ${next.space}`, next)]
    if (next.type === 'useAction') return [to(`action ${next.action}`, next)]
    return next.type === 'activate' ? [to(`workshop ${next.space}`, next)] : []
  })
  if (opened.now.question !== 'market-next' && further.length > 0) return further
  const at = doneAt(opened)
  return at === null ? [] : [[at, { commands: withDefaults(draft, opened.commands) }]]
}

/** With a single way it is gone without asking: where that was. */
function doneAt(draft: RcDraft): string | null {
  for (const event of (draft.steps.at(-1)?.events ?? []) as readonly DoneEvent[]) {
    if (event.type === 'obtained') return `space ${event.space}`
    if (event.type === 'actionUsed') return `action ${event.action}`
    if (event.type === 'tileActivated') return `workshop ${event.space}`
  }
  return null
}

interface DoneEvent {
  readonly type: string
  readonly space?: number
  readonly action?: string
}
