import type { TableCommand, TableView } from '@guildhall/tables'
import { Dialog, Icon } from '@guildhall/ui'
import { useSignal } from '@preact/signals'
import { t } from '../i18n.ts'
import { lazy } from '../shell/lazy.tsx'

const MenuItems = lazy(async () => (await import('./menu-items.tsx')).MenuItems)

/** What can be done at a table beside playing. */
export function TableMenu({
  view,
  ask,
}: {
  readonly view: TableView
  readonly ask: (command: TableCommand) => void
}) {
  const open = useSignal(false)
  const close = () => {
    open.value = false
  }
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
        {open.value && (
          <MenuItems
            view={view}
            ask={(command) => {
              close()
              ask(command)
            }}
          />
        )}
      </Dialog>
    </>
  )
}
