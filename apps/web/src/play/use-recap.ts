import { type Signal, useSignal, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { sinceOwn } from '../history/recap.ts'
import type { TableLink } from '../net/table-link.ts'

/** Whether the recap is shown: once, to who comes back to a table at which others have played. */
export function useRecap(link: TableLink): Signal<boolean> {
  const shown = useSignal(false)
  const decided = useRef(false)
  useSignalEffect(() => {
    const play = link.view.value?.play ?? null
    if (decided.current || !link.hasFullLog.value || play === null) return
    decided.current = true
    const { viewer, actor } = play
    // Behind a curtain everybody who comes to the screen comes back.
    if (viewer === 'spectator') decided.current = false
    if (viewer === 'spectator' || actor?.seat !== viewer) return
    const facts = link.events.value
    const played = facts.some(({ fact }) => fact.type === 'played' && fact.seat === viewer)
    const since = sinceOwn(facts, viewer).some(({ fact }) => fact.type === 'played')
    shown.value = played && since
  })
  return shown
}
