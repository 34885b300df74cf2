import type { AnyCommand, Refusal } from '@guildhall/kernel'
import type { Answer, TableCommand, TableRefusal } from '@guildhall/tables'
import { type Choice, type Moment, TurnDraft, turnAhead } from '@guildhall/ui'
import {
  batch,
  type ReadonlySignal,
  type Signal,
  useComputed,
  useSignal,
  useSignalEffect,
} from '@preact/signals'
import { useRef } from 'preact/hooks'
import type { AnyGame } from '../game-client.ts'
import type { TableLink } from '../net/table-link.ts'
import type { TableGame } from './use-table-game.ts'

type AnyDraft = TurnDraft<unknown, AnyCommand>
type Next = (moment: Moment<unknown, AnyCommand>) => AnyCommand | null

/** A table's draft, and what can be done with it. */
export interface Drafting {
  readonly draft: ReadonlySignal<AnyDraft | null>
  readonly busy: ReadonlySignal<boolean>
  /** What has become of a plan that was made ahead, from when the turn comes until something is done. */
  readonly kept: ReadonlySignal<KeptPlan | null>
  /** Why the server refused something, until something else is tried. */
  readonly refusal: ReadonlySignal<TableRefusal | null>
  setDraft(commands: readonly AnyCommand[]): void
  submit(commands: readonly AnyCommand[], next?: Next): Promise<void>
  undo(count: number): Promise<void>
}

/** A plan that was made while others played, now that the turn has come. */
export interface KeptPlan {
  /** Why the rest of it cannot be played any more; null where all of it can. */
  readonly lost: Refusal | null
}

/** What the draft of a turn is made of. */
interface DraftState {
  readonly drafted: Signal<readonly AnyCommand[]>
  readonly busy: Signal<boolean>
  /** What is shown while a turn is on its way: the draft as it was sent. */
  readonly held: Signal<AnyDraft | null>
  readonly refusal: Signal<TableRefusal | null>
  /** The draft without any command. */
  readonly base: ReadonlySignal<AnyDraft | null>
  readonly draft: ReadonlySignal<AnyDraft | null>
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
  const state = { drafted, busy, held, refusal, base, draft }
  const kept = useKeptPlan(state)
  return {
    draft,
    busy,
    kept,
    refusal,
    setDraft(commands) {
      batch(() => {
        refusal.value = null
        kept.value = null
        drafted.value = commands
      })
    },
    submit: (commands, next) => submit(link, state, commands, next),
    undo: (count) => undo(link, state, count),
  }
}

/** When the turn comes, what was planned ahead is checked: what can be played stays, and why not the rest. */
function useKeptPlan({ drafted, base }: DraftState): Signal<KeptPlan | null> {
  const kept = useSignal<KeptPlan | null>(null)
  const wasAhead = useRef(false)
  useSignalEffect(() => {
    const here = base.value
    if (here === null) return
    const { asked, ahead = false } = here.base
    const came = wasAhead.current && asked && !ahead
    if (asked) wasAhead.current = ahead
    const planned = drafted.peek()
    batch(() => {
      if (ahead || !asked) kept.value = null
      if (!came || planned.length === 0) return
      const now = here.with(planned)
      kept.value = { lost: now.final ? null : (now.why(planned[now.steps.length]) ?? null) }
      if (now.steps.length === planned.length) kept.value = { lost: null }
      drafted.value = now.commands
    })
  })
  return kept
}

/** Sends a turn, then what `next` gives for what was asked after it. */
async function submit(
  link: TableLink,
  state: DraftState,
  commands: readonly AnyCommand[],
  next: Next | undefined,
): Promise<void> {
  const { drafted, busy, held, refusal, base, draft } = state
  if (busy.value) return
  if (base.value?.base.ahead === true) {
    drafted.value = commands // it is kept until the turn comes
    return
  }
  batch(() => {
    busy.value = true
    refusal.value = null
    drafted.value = commands
  })
  held.value = draft.value
  try {
    if (!(await playTurn(link, state, commands))) return
    const more = next === undefined || base.value === null ? null : next(base.value.start)
    if (more !== null) await playTurn(link, state, [more])
  } finally {
    batch(() => {
      busy.value = false
      held.value = null
      drafted.value = []
    })
  }
}

/** One request, and another for what comes after a roll. Resolves to whether all was played. */
async function playTurn(
  link: TableLink,
  state: DraftState,
  turn: readonly AnyCommand[],
): Promise<boolean> {
  const commands = turn.map((command) => ({ ...command }))
  while (commands.length > 0) {
    const answer = await request(link, state, { type: 'turn', commands })
    if (!answer.ok) return false
    commands.splice(0, answer.played ?? commands.length)
  }
  return true
}

async function undo(link: TableLink, state: DraftState, count: number): Promise<void> {
  const { busy } = state
  if (busy.value) return
  busy.value = true
  await request(link, state, { type: 'undo', count })
  busy.value = false
}

/** Resolves to the answer, once what it led to is shown. */
async function request(
  link: TableLink,
  { refusal }: DraftState,
  command: TableCommand,
): Promise<Answer> {
  const answer = await link.request(command)
  if (answer.ok) await arrived(link, answer.number)
  else refusal.value = answer.refusal
  return answer
}

/** The draft on the view that the server sent last. */
function draftOf(game: AnyGame, link: TableLink): AnyDraft | null {
  const table = link.view.value
  const play = table?.play ?? null
  if (table === null || play === null) return null
  const { view, viewer, actor, legal } = play
  const seat = viewer === 'spectator' ? -1 : viewer
  const asked = actor?.seat === viewer && legal.length > 0
  const plans = !asked && actor !== null && table.chairs[seat]?.bot === null
  const ahead = plans ? turnAhead<unknown, AnyCommand>(game, view, seat) : null
  if (ahead !== null) return new TurnDraft(game, ahead)
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
