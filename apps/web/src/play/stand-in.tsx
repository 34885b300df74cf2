import type { TableCommand, TableView } from '@guildhall/tables'
import { botName } from '../format.ts'
import { t } from '../later-messages.ts'

/** Says that a bot plays the reader's seat, and gives it back in one click. */
export function StandIn({
  view,
  ask,
}: {
  readonly view: TableView
  readonly ask: (command: TableCommand) => void
}) {
  return view.chairs.map(({ mine, bot, name }, seat) =>
    mine && bot !== null ? (
      <div key={seat} class="proposal" role="status">
        <p>{t('standIn.plays', { name, bot: botName(bot) })}</p>
        <button type="button" class="button primary" onClick={() => ask({ type: 'reclaim', seat })}>
          {t('standIn.takeBack')}
        </button>
      </div>
    ) : null,
  )
}
