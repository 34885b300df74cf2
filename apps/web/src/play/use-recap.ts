import { type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { sinceOwn } from '../history/recap.ts'
import type { TableLink } from '../net/table-link.ts'

/** Whether the recap is shown: once, to somebody who returns to a table where others have played. */
export function useRecap(link: TableLink): Signal<boolean> {
  const shown = useSignal(false)
  const decided = useRef(false)
  useSignalEffect(() => {
    const play = link.view.value?.play ?? null
    if (decided.current || !link.hasFullLog.value || play === null) return
    decided.current = true
    const { viewer, actor } = play
    // At a shared device, everybody who takes it over returns.
    if (viewer === 'spectator') decided.current = false
    if (viewer === 'spectator' || actor?.seat !== viewer) return
    const events = link.events.value
    const played = events.some(({ fact }) => fact.type === 'played' && fact.seat === viewer)
    const since = sinceOwn(events, viewer).some(({ fact }) => fact.type === 'played')
    shown.value = played && since
  })
  return shown
}
