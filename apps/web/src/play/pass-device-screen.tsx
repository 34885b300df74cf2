import type { Seat } from '@guildhall/kernel'
import { useEffect, useRef } from 'preact/hooks'
import { t } from '../later-messages.ts'
import type { TableLink } from '../net/table-link.ts'

/** Asks to hand the device to whoever plays next. */
export function PassDeviceScreen({
  link,
  people,
  acting,
  names,
}: {
  readonly link: TableLink
  readonly people: readonly Seat[]
  readonly acting: Seat | null
  readonly names: readonly string[]
}) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [acting])
  const next = people.find((seat) => seat === acting)
  return (
    <section class="pass-device sheet" aria-labelledby="pass-device-title">
      <h2 id="pass-device-title" ref={heading} tabIndex={-1}>
        {next === undefined
          ? t('passDevice.hidden')
          : t('passDevice.pass', { name: names[next] ?? '' })}
      </h2>
      <p>{t('passDevice.hint')}</p>
      <p class="row">
        {people.map((seat) => (
          <button
            key={seat}
            type="button"
            class={seat === next ? 'button primary' : 'button'}
            onClick={() => link.viewAs(seat)}
          >
            {t('passDevice.reveal', { name: names[seat] ?? '' })}
          </button>
        ))}
      </p>
    </section>
  )
}
