import type { AnyCommand } from '@guildhall/kernel'
import type { TableRefusal } from '@guildhall/tables'
import { type Choice, type Moment, TurnDraft } from '@guildhall/ui'
import { batch, type ReadonlySignal, useComputed, useSignal } from '@preact/signals'
import type { AnyGame } from '../game-client.ts'
import type { TableLink } from '../net/table-link.ts'
import type { TableGame } from './use-table-game.ts'

type AnyDraft = TurnDraft<unknown, AnyCommand>
type Next = (moment: Moment<unknown, AnyCommand>) => AnyCommand | null

/** A table's draft, and what can be done with it. */
export interface Drafting {
  readonly draft: ReadonlySignal<AnyDraft | null>
  readonly busy: ReadonlySignal<boolean>
  /** Why the server refused something, until something else is tried. */
  readonly refusal: ReadonlySignal<TableRefusal | null>
  setDraft(commands: readonly AnyCommand[]): void
  submit(commands: readonly AnyCommand[], next?: Next): Promise<void>
  undo(count: number): Promise<void>
}

/**
 * The draft of a turn at a table. It rests on the view that the server sent last; when a newer one
 * arrives, whatever of it can still be played stays.
 */
export function useTurnDraft(
  link: TableLink,
  tableGame: ReadonlySignal<TableGame | null>,
): Drafting {
  const drafted = useSignal<readonly AnyCommand[]>([])
  const busy = useSignal(false)
  /** What is shown while a turn is on its way: the draft as it was sent. */
  const held = useSignal<AnyDraft | null>(null)
  const refusal = useSignal<TableRefusal | null>(null)
  const base = useComputed(() => {
    const game = tableGame.value?.game
    return game === undefined ? null : draftOf(game, link)
  })
  const draft = useComputed(() => {
    if (held.value !== null) return held.value
    const here = base.value
    return drafted.value.length === 0 || here === null ? here : here.with(drafted.value)
  })

  const send = async (command: AnyCommand): Promise<boolean> => {
    const answer = await link.request({ type: 'play', command: { ...command } })
    if (answer.ok) {
      await arrived(link, answer.number)
      return true
    }
    refusal.value = answer.refusal
    return false
  }

  return {
    draft,
    busy,
    refusal,
    setDraft(commands) {
      batch(() => {
        refusal.value = null
        drafted.value = commands
      })
    },
    async submit(commands, next) {
      if (busy.value) return
      batch(() => {
        busy.value = true
        refusal.value = null
        drafted.value = commands
      })
      held.value = draft.value
      try {
        for (const command of commands) if (!(await send(command))) return
        const more = next === undefined || base.value === null ? null : next(base.value.start)
        if (more !== null) await send(more)
      } finally {
        batch(() => {
          busy.value = false
          held.value = null
          drafted.value = []
        })
      }
    },
    async undo(count) {
      if (busy.value) return
      busy.value = true
      const answer = await link.request({ type: 'undo', count })
      if (answer.ok) await arrived(link, answer.number)
      else refusal.value = answer.refusal
      busy.value = false
    },
  }
}

/** The draft on the view that the server sent last. */
function draftOf(game: AnyGame, link: TableLink): AnyDraft | null {
  const play = link.view.value?.play ?? null
  if (play === null) return null
  const { view, viewer, actor, legal } = play
  const seat = viewer === 'spectator' ? -1 : viewer
  const asked = actor?.seat === viewer && legal.length > 0
  return new TurnDraft(game, { view, seat, asked, choices: legal as readonly Choice<AnyCommand>[] })
}

/** Resolves once the view is at least as new as that number. */
function arrived(link: TableLink, number: number): Promise<void> {
  return new Promise((resolve) => {
    const stop = link.view.subscribe((view) => {
      if (view !== null && view.number >= number) {
        resolve()
        queueMicrotask(() => stop())
      }
    })
  })
}
