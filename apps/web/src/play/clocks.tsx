import type { TableView } from '@guildhall/tables'
import { Icon } from '@guildhall/ui'
import { useEffect, useState } from 'preact/hooks'
import { t } from '../i18n.ts'

/** The time that a seat has left, counted down from what the server sent. */
export function Clock({ view, seat }: { readonly view: TableView; readonly seat: number }) {
  const left = useLeft(view, seat)
  if (left === null) return null
  return (
    <span class="clock chip" role="timer" aria-label={t('clock.left', { time: formatTime(left) })}>
      <Icon name="clock" size={15} />
      {formatTime(left)}
    </span>
  )
}

function useLeft(view: TableView, seat: number): number | null {
  const sent = view.clocks[seat] ?? null
  const runs = view.play?.actor?.seat === seat && view.deadline !== null
  const [since] = useState(() => new Map<number, number>())
  const [, tick] = useState(0)
  // The device's clock only measures how long ago that was: it need not be right.
  if (!since.has(view.number)) {
    since.clear()
    since.set(view.number, performance.now())
  }
  useEffect(() => {
    if (!runs) return
    const timer = setInterval(() => tick((n) => n + 1), 1000)
    return () => clearInterval(timer)
  }, [runs])
  if (sent === null) return null
  const gone = performance.now() - (since.get(view.number) ?? 0)
  return Math.max(0, sent - (runs ? gone : 0))
}

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** 14:20, 3:05:00, or days and hours. */
function formatTime(ms: number): string {
  if (ms >= 2 * DAY) return t('clock.days', { n: Math.floor(ms / DAY) })
  const seconds = Math.floor(ms / 1000)
  const two = (n: number) => String(n).padStart(2, '0')
  const rest = `${two(Math.floor(seconds / 60) % 60)}:${two(seconds % 60)}`
  return ms >= HOUR ? `${Math.floor(ms / HOUR)}:${rest}` : rest
}
