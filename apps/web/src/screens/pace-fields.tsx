import type { Pace } from '@guildhall/tables'
import { Segmented } from '@guildhall/ui'
import { DAY, formatDuration, HOUR, MINUTE } from '../format.ts'
import { t } from '../later-messages.ts'
import { Field, Select, Switch } from '../shell/forms.tsx'

const SECOND = 1000
const LIVE_BANKS = [15 * MINUTE, 30 * MINUTE, 60 * MINUTE]
const INCREMENTS = [0, 15 * SECOND, 30 * SECOND, 60 * SECOND]
const DAY_BANKS = [3 * DAY, 7 * DAY, 14 * DAY]
const REFUNDS = [12 * HOUR, DAY, 2 * DAY]

const LIVE: Pace = { kind: 'live', bank: 30 * MINUTE, increment: 15 * SECOND }
/** A week in hand, and a day back with every turn; nobody has to get up at night. */
const DAYS: Pace = { kind: 'days', bank: 7 * DAY, refund: DAY }
const NONE: Pace = { kind: 'none' }
const OF_KIND = { none: NONE, live: LIVE, days: DAYS } as const

interface PaceProps<P extends Pace = Pace> {
  readonly pace: P
  readonly onChange: (pace: Pace) => void
}

type Live = Extract<Pace, { kind: 'live' }>
type Days = Extract<Pace, { kind: 'days' }>

/** How fast a table is played: the kind, then what belongs to it. */
export const PaceFields = ({ pace, onChange }: PaceProps) => (
  <>
    <Segmented
      label={t('new.pace')}
      options={[
        { value: 'none', label: t('pace.none') },
        { value: 'live', label: t('pace.live') },
        { value: 'days', label: t('pace.days') },
      ]}
      value={pace.kind}
      onChange={(kind) => onChange(OF_KIND[kind])}
    />
    {pace.kind === 'none' && <p class="muted">{t('new.paceNone')}</p>}
    {pace.kind === 'live' && <LiveFields pace={pace} onChange={onChange} />}
    {pace.kind === 'days' && <DaysFields pace={pace} onChange={onChange} />}
  </>
)

const LiveFields = ({ pace, onChange }: PaceProps<Live>) => (
  <>
    <p class="muted">{t('new.paceLive')}</p>
    <div class="fields">
      <Duration
        label={t('new.bank')}
        durations={LIVE_BANKS}
        value={pace.bank}
        onChange={(bank) => onChange({ ...pace, bank })}
      />
      <Duration
        label={t('new.increment')}
        durations={INCREMENTS}
        value={pace.increment}
        onChange={(increment) => onChange({ ...pace, increment })}
      />
    </div>
  </>
)

const DaysFields = ({ pace, onChange }: PaceProps<Days>) => (
  <>
    <p class="muted">{t('new.paceDays')}</p>
    <div class="fields">
      <Duration
        label={t('new.bank')}
        durations={DAY_BANKS}
        value={pace.bank}
        onChange={(bank) => onChange({ ...pace, bank })}
      />
      <Duration
        label={t('new.refund')}
        durations={REFUNDS}
        value={pace.refund}
        onChange={(refund) => onChange({ ...pace, refund })}
      />
    </div>
    <QuietHours pace={pace} onChange={onChange} />
  </>
)

function Duration({
  label,
  durations,
  value,
  onChange,
}: {
  readonly label: string
  readonly durations: readonly number[]
  readonly value: number
  readonly onChange: (ms: number) => void
}) {
  const all = durations.includes(value) ? durations : [...durations, value]
  return (
    <Select
      label={label}
      options={all.map((ms) => ({ value: String(ms), label: formatDuration(ms) }))}
      value={String(value)}
      onChange={(chosen) => onChange(Number(chosen))}
    />
  )
}

/** Hours in which no clock runs, in the time zone of this device. */
function QuietHours({ pace, onChange }: PaceProps<Days>) {
  const { quiet, ...without } = pace
  const zone = new Intl.DateTimeFormat().resolvedOptions().timeZone
  return (
    <>
      <Switch
        label={t('new.quiet')}
        on={quiet !== undefined}
        onChange={(on) =>
          onChange(on ? { ...without, quiet: { from: 22 * 60, to: 8 * 60, zone } } : without)
        }
      />
      {quiet !== undefined && (
        <div class="fields">
          <Field
            label={t('new.quietFrom')}
            type="time"
            value={clock(quiet.from)}
            onText={(time) => {
              const from = minutes(time)
              if (from !== null) onChange({ ...pace, quiet: { ...quiet, from } })
            }}
          />
          <Field
            label={t('new.quietTo')}
            type="time"
            value={clock(quiet.to)}
            error={quiet.from === quiet.to ? t('new.quietSame') : null}
            onText={(time) => {
              const to = minutes(time)
              if (to !== null) onChange({ ...pace, quiet: { ...quiet, to } })
            }}
          />
        </div>
      )}
    </>
  )
}

/** Whether the server would take it. */
export const isPace = (pace: Pace): boolean =>
  pace.kind !== 'days' || pace.quiet === undefined || pace.quiet.from !== pace.quiet.to

const clock = (minute: number): string =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

function minutes(time: string): number | null {
  const parts = /^(\d\d):(\d\d)/.exec(time)
  return parts === null ? null : Number(parts[1]) * 60 + Number(parts[2])
}
