import { type ReadonlySignal, useComputed, useSignalEffect } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import type { TableLink } from '../../net/table-link.ts'
import { settings } from '../../settings.ts'
import type { TableGame } from '../use-table-game.ts'

/** What is heard at a table while it is open. What plays the sounds is loaded with the first of them. */
export function useSounds(link: TableLink, tableGame: ReadonlySignal<TableGame | null>): void {
  useTurnSound(link)
  useEffect(() => {
    const { turn: _, ...others } = settings.peek().sounds
    if (!Object.values(others).includes(true)) return
    let end = () => {}
    let closed = false
    import('./listen.ts').then(
      ({ listen }) => {
        if (!closed) end = listen(link, tableGame)
      },
      () => {},
    )
    return () => {
      closed = true
      end()
    }
  }, [link])
}

/** Knocks once when it becomes the viewer's turn. */
function useTurnSound(link: TableLink): void {
  const before = useRef<boolean | null>(null)
  const mine = useComputed(() => {
    const play = link.view.value?.play ?? null
    return play === null ? null : play.actor?.seat === play.viewer
  })
  useSignalEffect(() => {
    const now = mine.value
    const began = before.current === false && now === true
    if (now !== null) before.current = now
    if (!began || !settings.peek().sounds.turn) return
    import('./play-sound.ts').then(
      ({ playSound }) => playSound('turn'),
      () => {},
    )
  })
}
