import type { TableView } from '@guildhall/tables'
import { type ReadonlySignal, useComputed, useSignalEffect } from '@preact/signals'
import { useRef } from 'preact/hooks'
import { settings } from '../settings.ts'

/** Sounds once when it becomes the viewer's turn while the table is open. */
export function useTurnSound(view: ReadonlySignal<TableView | null>): void {
  const before = useRef<boolean | null>(null)
  const mine = useComputed(() => {
    const play = view.value?.play ?? null
    return play === null ? null : play.actor?.seat === play.viewer
  })
  useSignalEffect(() => {
    const now = mine.value
    const began = before.current === false && now === true
    if (now !== null) before.current = now
    if (began && settings.peek().sound) knock()
  })
}

/** Two knocks on wood, made here: no file, no licence. */
function knock(): void {
  const audio = new AudioContext()
  for (const [at, pitch] of [
    [0, 190],
    [0.16, 240],
  ] as const) {
    const tone = audio.createOscillator()
    const loudness = audio.createGain()
    tone.type = 'triangle'
    tone.frequency.setValueAtTime(pitch, audio.currentTime + at)
    tone.frequency.exponentialRampToValueAtTime(pitch / 2, audio.currentTime + at + 0.1)
    loudness.gain.setValueAtTime(0.25, audio.currentTime + at)
    loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + at + 0.14)
    tone.connect(loudness).connect(audio.destination)
    tone.start(audio.currentTime + at)
    tone.stop(audio.currentTime + at + 0.15)
  }
  setTimeout(() => audio.close(), 1000)
}
