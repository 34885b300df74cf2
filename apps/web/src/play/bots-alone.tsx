import type { TableView } from '@guildhall/tables'
import { t } from '../later-messages.ts'

/** Says that only bots play, and that they pause or have stopped. */
export const BotsAlone = ({ view: { botsAlone } }: { readonly view: TableView }) =>
  botsAlone === null ? null : (
    <p class="bots-alone muted" role="status">
      {t(`botsAlone.${botsAlone}`)}
    </p>
  )
