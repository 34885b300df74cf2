import { Segmented } from '@guildhall/ui'
import type { ComponentChildren } from 'preact'
import { t } from '../later-messages.ts'
import { Part } from '../shell/site.tsx'

/** Where a table is stored. */
export type TableLocation = 'server' | 'device'

/** On the server, with others; or on this device, without a network. */
export function LocationFields({
  value,
  onChange,
  children,
}: {
  readonly value: TableLocation
  readonly onChange: (value: TableLocation) => void
  readonly children: ComponentChildren
}) {
  return (
    <Part heading={t('device.location')}>
      <Segmented
        label={t('device.location')}
        options={[
          { value: 'server', label: t('device.locationServer') },
          { value: 'device', label: t('device.locationDevice') },
        ]}
        value={value}
        onChange={onChange}
      />
      {value === 'device' && <p class="muted">{t('device.locationMore')}</p>}
      {children}
    </Part>
  )
}
