import { ByWords } from '@guildhall/ui/by-words'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { AnyBoardProps, AnyShortCommands, GameClient } from '../game-client.ts'
import { setter } from '../shell/setter.ts'

/** The game as text, with its short commands as soon as they are loaded. */
export function WordsFirst({
  board,
  client,
  askHint,
}: {
  readonly board: AnyBoardProps
  readonly client: GameClient
  readonly askHint: () => void
}) {
  const typed = useSignal<AnyShortCommands | null>(null)
  useEffect(() => {
    client.shortCommands?.().then(
      setter(typed),
      () => {}, // the choices can still be taken by their labels
    )
  }, [client])
  return <ByWords {...board} typed={typed.value ?? undefined} orders={{ hint: askHint }} />
}
