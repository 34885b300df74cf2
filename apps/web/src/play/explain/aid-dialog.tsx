import { Dialog } from '@guildhall/ui'
import { t } from '../../later-messages.ts'
import { AidView } from '../../screens/rules/rulebook-view.tsx'
import { aidBooks } from './aid-books.ts'
import '../../screens/rules/rules.css'
import './aid-dialog.css'

interface AidProps {
  readonly game: string
  readonly table: Parameters<typeof aidBooks>[1]
  readonly onClose: () => void
}

/** What one needs at this table on one page: turn, actions, costs and symbols, of all its modules. */
export function AidDialog({ game, table, onClose }: AidProps) {
  return (
    <Dialog
      open
      class="aid-dialog"
      title={t('explain.aid')}
      closeLabel={t('page.close')}
      onClose={onClose}
    >
      <button type="button" class="button aid-print" onClick={() => print()}>
        {t('rules.print')}
      </button>
      {aidBooks(game, table).map(({ book, only }) => (
        <AidView key={book} id={book} only={only} symbols />
      ))}
    </Dialog>
  )
}
