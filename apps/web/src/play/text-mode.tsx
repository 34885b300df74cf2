import { TextBoard } from '@guildhall/ui/text-board'
import { useSignal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import type { AnyBoardProps, AnyShortCommands, GameClient } from '../game-client.ts'
import '../later-messages.ts' // the board says some of them
import { setter } from '../shell/setter.ts'

/** The game as text, with its short commands as soon as they are loaded. */
export function TextMode({
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
  return <TextBoard {...board} typed={typed.value ?? undefined} orders={{ hint: askHint }} />
}
