import type { TableView } from '@guildhall/tables'
import { Icon } from '@guildhall/ui'
import { t } from '../i18n.ts'

/** That a table is on this device, and where its game comes from. */
export const DeviceNote = ({ view }: { readonly view: TableView }) => (
  <p class="here-note muted">
    <Icon name="lock" size={16} />
    <span>{t(view.origin === 'continued' ? 'here.continuedMore' : 'here.note')}</span>
  </p>
)
