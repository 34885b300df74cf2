import type { TableView, Wish } from '@guildhall/tables'
import { Dialog, Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { Link } from '../router.tsx'
import { t } from '../words.ts'
import { ReportButton } from './report-button.tsx'

/** What can be done at a table beside playing: let a bot play, take back more, leave, end it. */
export function TableMenu({
  view,
  ask,
}: {
  readonly view: TableView
  readonly ask: (wish: Wish) => void
}) {
  const open = useSignal(false)
  const own = view.chairs.flatMap((chair, seat) => (chair.mine ? [{ ...chair, seat }] : []))
  const playing = view.status === 'playing'
  const close = () => {
    open.value = false
  }
  const item = (words: string, wish: Wish) => (
    <li key={JSON.stringify(wish)}>
      <button
        type="button"
        class="button"
        onClick={() => {
          close()
          ask(wish)
        }}
      >
        {words}
      </button>
    </li>
  )
  return (
    <>
      <button
        type="button"
        class="button quiet icon-only"
        aria-label={t('menu.title')}
        onClick={() => {
          open.value = true
        }}
      >
        <Icon name="menu" />
      </button>
      <Dialog
        open={open.value}
        title={t('menu.title')}
        closeLabel={t('page.close')}
        onClose={close}
      >
        <ul class="table-menu">
          {playing &&
            own.map(({ seat, bot, name }) =>
              bot === null
                ? item(own.length === 1 ? t('menu.hand') : t('here.hand', { name }), {
                    ...{ type: 'hand', seat, bot: 'greedy' },
                  })
                : item(own.length === 1 ? t('menu.reclaim') : t('here.reclaim', { name }), {
                    ...{ type: 'reclaim', seat },
                  }),
            )}
          {playing &&
            own.length > 0 &&
            item(t('menu.takeBack'), { type: 'propose', proposal: { what: 'takeBack', count: 1 } })}
          {playing &&
            own.length > 0 &&
            item(t('menu.end'), { type: 'propose', proposal: { what: 'end' } })}
          {own.length > 0 && item(t('menu.leave'), { type: 'leave' })}
          {view.host && playing && item(t('menu.close'), { type: 'close' })}
          <li>
            <Link class="button" href="/settings">
              {t('settings.title')}
            </Link>
          </li>
          <li>
            <Link class="button" href="/rules">
              {t('site.rules')}
            </Link>
          </li>
          <li>
            <ReportButton view={view} />
          </li>
        </ul>
      </Dialog>
    </>
  )
}
