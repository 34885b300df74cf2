import { Segmented } from '@guildhall/ui'
import type { ComponentChildren } from 'preact'
import { Part } from '../shell/site.tsx'
import { t } from '../words.ts'

/** Who keeps a table. */
export type Where = 'server' | 'here'

/** On the server, with others; or on this device, without a network. */
export function WhereFields({
  value,
  onChange,
  children,
}: {
  readonly value: Where
  readonly onChange: (value: Where) => void
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
