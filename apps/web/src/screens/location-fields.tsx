import { Segmented } from '@guildhall/ui'
import type { ComponentChildren } from 'preact'
import { t } from '../i18n.ts'
import { Part } from '../shell/site.tsx'

/** Who keeps a table. */
export type TableLocation = 'server' | 'here'

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
    <Part heading={t('here.where')}>
      <Segmented
        label={t('here.where')}
        options={[
          { value: 'server', label: t('here.whereServer') },
          { value: 'here', label: t('here.whereHere') },
        ]}
        value={value}
        onChange={onChange}
      />
      {value === 'here' && <p class="muted">{t('here.whereMore')}</p>}
      {children}
    </Part>
  )
}
