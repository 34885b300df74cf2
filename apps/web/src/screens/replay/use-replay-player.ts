import type { Viewer } from '@guildhall/kernel'
import { type ReadonlySignal, useComputed, useSignal, useSignalEffect } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { PastGame } from '../../history/past-game.ts'
import { place } from '../../router.tsx'
import { settings } from '../../settings.ts'
import { hashOf, momentOf, type ReplayMoment } from './step-hash.ts'

/** How long a step stays, at the ordinary speed. */
const PACE = 1100

/** Where a replay is, and the ways on from there. */
export interface ReplayPlayer {
  readonly moment: ReadonlySignal<ReplayMoment>
  readonly playing: ReadonlySignal<boolean>
  to(step: number): void
  by(steps: number): void
  byTurn(direction: -1 | 1): void
  see(viewer: Viewer): void
  toggle(): void
}

/** The address holds the moment: so it can be linked to, and the browser's ways work. */
export function useReplayPlayer(past: PastGame): ReplayPlayer {
  const moment = useComputed(() => momentOf(place.value.hash, past.length, past.game.players))
  const playing = useSignal(false)

  const show = (next: ReplayMoment) => {
    history.replaceState(null, '', hashOf(next))
    place.value = { path: location.pathname, hash: location.hash }
  }
  const to = (step: number) => {
    show({ ...moment.peek(), step: Math.max(0, Math.min(past.length, step)) })
  }
  const player: ReplayPlayer = {
    moment,
    playing,
    to(step) {
      playing.value = false
      to(step)
    },
    by: (steps) => player.to(moment.peek().step + steps),
    byTurn: (direction) => player.to(past.turnFrom(moment.peek().step, direction)),
    see: (viewer) => show({ ...moment.peek(), viewer }),
    toggle() {
      if (!playing.value && moment.peek().step === past.length) to(0)
      playing.value = !playing.value
    },
  }

  useSignalEffect(() => {
    if (!playing.value) return
    const { step } = moment.value
    if (step === past.length) {
      playing.value = false
      return
    }
    const timer = setTimeout(() => to(step + 1), PACE / (settings.value.motion || 1))
    return () => clearTimeout(timer)
  })

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || event.ctrlKey || event.metaKey) return
      if (isTyped(event.target)) return
      const act = keyed(event, player, past)
      if (act === null) return
      event.preventDefault()
      act()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [past])

  return player
}

function keyed(event: KeyboardEvent, player: ReplayPlayer, past: PastGame): (() => void) | null {
  const { key, shiftKey, target } = event
  if (key === 'ArrowLeft') return () => (shiftKey ? player.byTurn(-1) : player.by(-1))
  if (key === 'ArrowRight') return () => (shiftKey ? player.byTurn(1) : player.by(1))
  if (key === 'Home') return () => player.to(0)
  if (key === 'End') return () => player.to(past.length)
  // On a button the space bar presses the button.
  const elsewhere = !(target instanceof Element) || target.closest('button, a, summary') === null
  return key === ' ' && elsewhere ? () => player.toggle() : null
}

const isTyped = (target: EventTarget | null): boolean =>
  target instanceof Element && target.matches('select, textarea, input:not([type="range"])')
