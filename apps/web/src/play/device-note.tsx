import type { TableView } from '@guildhall/tables'
import { Icon } from '@guildhall/ui'
import { t } from '../later-messages.ts'

/** Says that a table is on this device, and whether its game was forked from another. */
export const DeviceNote = ({ view }: { readonly view: TableView }) => (
  <p
    class="device-note muted"
    title={t(view.origin === 'continued' ? 'device.forkedMore' : 'device.note')}
  >
    <Icon name="lock" size={16} />
    <span>{t(view.origin === 'continued' ? 'device.forkedMore' : 'device.note')}</span>
  </p>
)
