import type { Refusal } from '@guildhall/kernel'
import type { Translator } from '@guildhall/texts'
import { Dialog } from '@guildhall/ui'
import { t } from '../later-messages.ts'
import { Link } from '../router.tsx'

/** Why something cannot be done: the reason, its clause; for what is no piece on the table. */
export function RefusalDialog({
  refusal,
  say,
  onClose,
}: {
  readonly refusal: Pick<Refusal, 'message'> & { readonly clause?: string | undefined }
  readonly say: Translator
  readonly onClose: () => void
}) {
  return (
    <Dialog open title={t('why.title')} closeLabel={t('why.close')} onClose={onClose}>
      <p>{say(refusal.message)}</p>
      {refusal.clause !== undefined && (
        <p>
          <Link href={`/rules#${refusal.clause}`}>
            {t('why.clause', { clause: refusal.clause })}
          </Link>
        </p>
      )}
    </Dialog>
  )
}
