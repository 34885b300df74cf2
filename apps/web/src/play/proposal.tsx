import type { TableCommand, TableView } from '@guildhall/tables'
import { t } from '../later-messages.ts'

/** An open proposal (to undo, another pace, the end), and the buttons to answer it. */
export function Proposal({
  view,
  names,
  ask,
}: {
  readonly view: TableView
  readonly names: readonly string[]
  readonly ask: (command: TableCommand) => void
}) {
  const open = view.proposal
  if (open === null) return null
  const { proposal, by, mine } = open
  const seated = view.chairs.some((holder) => holder.mine)
  const name = open.name ?? names[by] ?? ''
  const seat = 'seat' in proposal ? (names[proposal.seat] ?? '') : ''
  const answer = (agree: boolean) => (
    <button
      type="button"
      class={agree ? 'button primary' : 'button'}
      onClick={() => ask({ type: 'answer', agree })}
    >
      {t(agree ? 'proposal.agree' : 'proposal.decline')}
    </button>
  )
  return (
    <div class="proposal" role="status">
      <p>{t(`proposal.${proposal.what}`, { name, seat })}</p>
      {mine && <p class="muted">{t('proposal.waiting')}</p>}
      {mine && !seated && (
        <p class="row">
          <button
            type="button"
            class="button"
            onClick={() => ask({ type: 'answer', agree: false })}
          >
            {t('proposal.withdraw')}
          </button>
        </p>
      )}
      {seated && !mine && (
        <p class="row">
          {answer(true)}
          {answer(false)}
        </p>
      )}
    </div>
  )
}
