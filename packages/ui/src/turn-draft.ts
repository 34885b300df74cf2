import {
  type AnyCommand,
  type AnyEvent,
  Choices,
  type Game,
  joinLines,
  type Message,
  type Refusal,
  type Seat,
  seededChance,
} from '@guildhall/kernel'
import { share } from './share.ts'

/** A command that may be given, in words. */
export interface Choice<C> {
  readonly command: C
  readonly label: Message
}

/** The game at one moment of a draft, as the seat may know it. */
export interface Moment<V, C> {
  readonly view: V
  /** The open question; null where the seat is not asked. */
  readonly question: string | null
  readonly choices: readonly Choice<C>[]
}

/** A drafted command with what follows from it. */
export interface Step<V, C> {
  readonly command: C
  readonly label: Message
  readonly events: readonly AnyEvent[]
  readonly descriptions: readonly Message[]
  /** The question that it answers. */
  readonly asked: string | null
  readonly after: Moment<V, C>
  /** Dice, a draw or another seat come next: what is shown goes as far as that, and no further. */
  readonly final: boolean
  /** The kind of the event that cannot be predicted; null if there is none. */
  readonly barrier: string | null
}

/** What a command would lead to. */
type Outlook<V, C> =
  | { readonly ok: true; readonly step: Step<V, C> }
  | { readonly ok: false; readonly refusal: Refusal }

/** The base of a draft: the game as the server last sent it, and the legal commands there. */
export interface TurnDraftBase<V, C> {
  readonly view: V
  readonly seat: Seat
  /** Whether the seat is asked now. */
  readonly asked: boolean
  /** Whether somebody else is to play: the turn is planned as if it had come, and not sent. */
  readonly ahead?: boolean
  /** What the server says is legal; the draft must agree, so it is only given where nothing is drafted. */
  readonly choices: readonly Choice<C>[]
}

/**
 * A turn as it is drafted before it is sent. The rules themselves run here on what the seat may
 * know, so that what is shown beforehand is what will happen; where chance would answer, the draft
 * ends.
 */
export class TurnDraft<V, C extends AnyCommand> {
  readonly base: TurnDraftBase<V, C>
  readonly start: Moment<V, C>
  readonly steps: readonly Step<V, C>[]
  readonly #game: AnyGame
  readonly #states: readonly unknown[]

  /** `known` is a draft on the same base: as far as the commands begin like its, nothing is tried again. */
  constructor(
    game: AnyGame,
    base: TurnDraftBase<V, C>,
    commands: readonly C[] = [],
    known: TurnDraft<V, C> | null = null,
  ) {
    this.#game = game
    this.base = base
    const same = known === null ? 0 : sameStart(known.steps, commands)
    const states =
      known === null ? [game.redeal(base.view, BLIND)] : known.#states.slice(0, same + 1)
    const steps = known?.steps.slice(0, same) ?? []
    this.start = known?.start ?? this.#first(states[0])
    for (const command of commands.slice(same)) {
      if (steps[steps.length - 1]?.final === true) break
      const { outlook, state } = this.#try(states[states.length - 1], command)
      if (!outlook.ok) break
      steps.push(outlook.step)
      states.push(state)
    }
    this.steps = steps
    this.#states = states
  }

  /** How many play, and by which options. */
  get table(): { readonly players: number; readonly options: AnyGame['options'] } {
    return { players: this.#game.players, options: this.#game.options }
  }

  /** The moment after all that is drafted. */
  get now(): Moment<V, C> {
    return this.steps[this.steps.length - 1]?.after ?? this.start
  }

  get commands(): readonly C[] {
    return this.steps.map(({ command }) => command)
  }

  /** The draft of these commands on the same base; what cannot be played ends it. */
  with(commands: readonly C[]): TurnDraft<V, C> {
    return new TurnDraft(this.#game, this.base, commands, this)
  }

  /** What the steps lead to, a line for what belongs together. */
  lines(messages: readonly Message[]): readonly Message[] {
    return joinLines(this.#game, messages)
  }

  /** Whether nothing more can be drafted: chance or another seat has the word. */
  get final(): boolean {
    return this.steps[this.steps.length - 1]?.final === true
  }

  /** Why something cannot be done; null where it can. Also asked off turn. */
  why(command: unknown): Refusal | null {
    const state = this.#states[this.#states.length - 1]
    const decision = this.#game.decide(state, this.base.seat, command, BLIND)
    return decision.ok ? null : decision.refusal
  }

  #first(state: unknown): Moment<V, C> {
    const { view, asked, choices } = this.base
    return asked
      ? { view, question: this.#moment(state).question, choices }
      : { view, ...NOT_ASKED }
  }

  #try(state: unknown, command: C): { outlook: Outlook<V, C>; state: unknown } {
    const game = this.#game
    const { seat } = this.base
    const decision = game.decide(state, seat, command, BLIND)
    if (!decision.ok) return { outlook: decision, state }
    const barrier = decision.events.findIndex((event) => game.barrier(event))
    const final = barrier >= 0
    const events = final ? decision.events.slice(0, barrier) : decision.events
    const next = game.copy(state)
    for (const event of events) game.evolve(next, event)
    const step: Step<V, C> = {
      command,
      label: game.label(state, command),
      events,
      descriptions: events.flatMap((event) => game.describe(next, event) ?? []),
      asked: game.actor(state)?.question ?? null,
      after: final ? { view: this.#view(next), ...NOT_ASKED } : this.#moment(next),
      final,
      barrier: decision.events[barrier]?.type ?? null,
    }
    return { outlook: { ok: true, step }, state: next }
  }

  #moment(state: unknown): Moment<V, C> {
    return new Seen<V, C>(this.#game, state, this.base.seat, () => this.#view(state))
  }

  /** As the seat sees it; what the draft leaves as it was is the same as there. */
  #view(state: unknown): V {
    return share(this.base.view, this.#game.view(state, this.base.seat) as V)
  }
}

/** A moment that is computed when needed: most moments of a draft are never shown. */
class Seen<V, C extends AnyCommand> implements Moment<V, C> {
  readonly question: string | null
  readonly #game: AnyGame
  readonly #state: unknown
  readonly #look: () => V
  #view: V | undefined
  #choices: readonly Choice<C>[] | undefined

  constructor(game: AnyGame, state: unknown, seat: Seat, look: () => V) {
    this.#game = game
    this.#state = state
    this.#look = look
    const actor = game.actor(state)
    this.question = actor?.seat === seat ? actor.question : null
  }

  get view(): V {
    this.#view ??= this.#look()
    return this.#view
  }

  get choices(): readonly Choice<C>[] {
    this.#choices ??= this.question === null ? [] : this.#legal()
    return this.#choices
  }

  #legal(): Choice<C>[] {
    const legal = new Choices<AnyCommand>()
    this.#game.legal(this.#state, legal)
    return legal.toArray().map((command) => ({
      command: command as C,
      label: this.#game.label(this.#state, command),
    }))
  }
}

/** How many commands of the draft are the first of these steps. */
function sameStart<V, C>(steps: readonly Step<V, C>[], commands: readonly C[]): number {
  const other = commands.findIndex((command, index) => steps[index]?.command !== command)
  return other < 0 ? commands.length : other
}

const NOT_ASKED = { question: null, choices: [] } as const

type AnyGame = Game<unknown, AnyCommand, AnyEvent, unknown>

/** Drafts never get as far as a draw: whatever this gives is thrown away. */
const BLIND = seededChance('draft')
