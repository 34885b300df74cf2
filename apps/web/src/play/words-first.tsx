import type { AnyCommand } from '@guildhall/kernel'
import type { BoardProps } from '@guildhall/ui'
import { ByWords } from '@guildhall/ui/by-words'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { AnyTyped, Playable } from '../playable.ts'

/** The game in words, with its short commands as soon as they are here. */
export function WordsFirst({
  board,
  playable,
  askHint,
}: {
  readonly board: BoardProps<unknown, AnyCommand>
  readonly playable: Playable
  readonly askHint: () => void
}) {
  const typed = useSignal<AnyTyped | null>(null)
  useEffect(() => {
    playable.typed?.().then(
      (commands) => {
        typed.value = commands
      },
      () => {}, // the choices can still be taken by their words
    )
  }, [playable])
  return <ByWords {...board} typed={typed.value ?? undefined} orders={{ hint: askHint }} />
}
