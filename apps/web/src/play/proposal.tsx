import type { TableCommand, TableView } from '@guildhall/tables'
import { t } from '../i18n.ts'

/** What somebody asks of all: to take a turn back, another pace, the end; and the own answer. */
export function Proposal({
  view,
  names,
  ask,
}: {
  readonly view: TableView
  readonly names: readonly string[]
  readonly ask: (wish: TableCommand) => void
}) {
  const open = view.proposal
  if (open === null) return null
  const { proposal, by } = open
  const mine = view.chairs[by]?.mine === true
  const seated = view.chairs.some((chair) => chair.mine)
  const name = names[by] ?? ''
  return (
    <div class="proposal" role="status">
      <p>{t(`proposal.${proposal.what}`, { name })}</p>
      {mine && <p class="muted">{t('proposal.waiting')}</p>}
      {seated && !mine && (
        <p class="row">
          <button
            type="button"
            class="button primary"
            onClick={() => ask({ type: 'answer', agree: true })}
          >
            {t('proposal.agree')}
          </button>
          <button
            type="button"
            class="button"
            onClick={() => ask({ type: 'answer', agree: false })}
          >
            {t('proposal.decline')}
          </button>
        </p>
      )}
    </div>
  )
}
