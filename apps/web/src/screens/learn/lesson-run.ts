import { type AnyCommand, type AnyEvent, Play, seededChance } from '@guildhall/kernel'
import {
  type Lesson,
  type LessonTurn,
  lessonSteps,
  type Moment,
  type News,
  TurnDraft,
} from '@guildhall/ui'
import type { AnyGame } from '../../game-client.ts'

/** The learner's seat; the other one plays what the lesson says. */
export const LEARNER = 0

/** The result of something that the learner tried. */
export type Attempt = 'done' | 'beside' | 'notAsked' | 'notYet'

/**
 * A lesson in play. The rules are those of every table; the lesson only checks whether the draft is
 * what it asks for, so that its game continues as written.
 */
export class LessonRun {
  readonly lesson: Lesson
  readonly game: AnyGame
  readonly #play: Play<unknown, AnyCommand, AnyEvent, unknown>
  /** How many turns of the learner are over. */
  #turns = 0
  #drafted: readonly AnyCommand[] = []
  #news: readonly News[] = []

  /** Begins a lesson, or continues after so many of its turns. */
  constructor(game: AnyGame, lesson: Lesson, turns = 0) {
    this.game = game
    this.lesson = lesson
    this.#play = new Play(game, seededChance(lesson.seed))
    this.#pick(lesson.before)
    for (const turn of lesson.turns.slice(0, turns)) {
      this.submit([...turn.steps.flatMap(({ commands }) => commands), ...turn.end.commands])
    }
  }

  /** What was played so far, for a board that animates it. */
  get news(): readonly News[] {
    return this.#news
  }

  get turnsDone(): number {
    return this.#turns
  }

  /** Whether everything that was asked for is done. */
  get over(): boolean {
    return this.#turn === undefined
  }

  get state(): unknown {
    return this.#play.state
  }

  get acting(): number | null {
    return this.#play.actor?.seat ?? null
  }

  /** The key of what is asked for now; null once the lesson is over. */
  get instruction(): string | null {
    const turn = this.#turn
    if (turn === undefined) return null
    return turn.steps[this.#stepsDone(turn)]?.key ?? turn.end.key
  }

  /** How many things were done so far, of all that are asked for. */
  get done(): number {
    const turn = this.#turn
    return (
      lessonSteps({ turns: this.lesson.turns.slice(0, this.#turns) }) +
      (turn === undefined ? 0 : this.#stepsDone(turn))
    )
  }

  /** The draft with what is drafted. */
  get draft(): TurnDraft<unknown, AnyCommand> {
    const { game, state } = this.#play
    const asked = this.acting === LEARNER && !this.over
    const choices = asked
      ? this.#play.legal().map((command) => ({ command, label: game.label(state, command) }))
      : []
    const base = { view: game.view(state, LEARNER), seat: LEARNER, asked, choices }
    return new TurnDraft(game, base, this.#drafted)
  }

  /** What is asked for next and is not drafted yet; empty where the turn can be sent. */
  get missing(): readonly AnyCommand[] {
    const turn = this.#turn
    const step = turn?.steps[this.#stepsDone(turn)]
    const left = [...this.#drafted]
    return step?.commands.filter((command) => !takeOut(left, command)) ?? []
  }

  /** Takes a draft, as far as it belongs to the turn that is asked for; another legal one may be looked at. */
  setDraft(commands: readonly AnyCommand[]): Attempt {
    const asked = this.#asked(commands)
    this.#drafted = asked ?? commands
    return asked === null ? 'beside' : 'done'
  }

  /** The plan may tick more than a lesson asks for: that is left out, where something new is left. */
  #asked(commands: readonly AnyCommand[]): readonly AnyCommand[] | null {
    for (let end = commands.length; end >= 0; end--) {
      const part = commands.slice(0, end)
      if (this.#belongs(part)) return part
      if (end - 1 <= this.#drafted.length) break
    }
    return null
  }

  /** Plays a turn, where it is the one that is asked for, and then what the opponent plays. */
  submit(
    commands: readonly AnyCommand[],
    next?: (moment: Moment<unknown, AnyCommand>) => AnyCommand | null,
  ): Attempt {
    const turn = this.#turn
    if (turn === undefined) return 'notAsked'
    if (!this.#belongs(commands)) {
      this.#drafted = []
      return 'notAsked'
    }
    this.#drafted = commands
    if (this.#stepsDone(turn) < turn.steps.length) return 'notYet'
    const began = this.#play.actor?.question
    for (const command of commands) this.#submit(LEARNER, command)
    this.#drafted = []
    const more = this.#within(began) ? (next?.(this.draft.start) ?? null) : null
    if (more !== null) this.#submit(LEARNER, more)
    if (this.#within(began)) return 'done' // the turn still has to be ended
    this.#turns += 1
    this.#pick(turn.rival)
    return 'done'
  }

  /** Whether the turn that began with that question continues; in a solo game the next begins at once. */
  #within(began: string | undefined): boolean {
    return this.acting === LEARNER && this.#play.actor?.question !== began
  }

  get #turn(): LessonTurn | undefined {
    return this.lesson.turns[this.#turns]
  }

  /** How many steps of a turn stand in the draft, one after the other. */
  #stepsDone({ steps }: LessonTurn): number {
    const left = [...this.#drafted]
    const open = steps.findIndex(({ commands }) => !commands.every((each) => takeOut(left, each)))
    return open < 0 ? steps.length : open
  }

  #belongs(commands: readonly AnyCommand[]): boolean {
    const turn = this.#turn
    if (turn === undefined) return false
    const { mayTry } = this.lesson
    const left = [...turn.steps.flatMap((step) => step.commands), ...turn.end.commands]
    return commands.every((command) => takeOut(left, command) || mayTry?.(command, left) === true)
  }

  #pick(places: string): void {
    for (const place of places.split(' ').filter(Boolean)) {
      const actor = this.#play.actor
      const command = this.#play.legal()[Number(place)]
      if (actor === null || command === undefined) throw new Error(`no such place: ${place}`)
      this.#submit(actor.seat, command)
    }
  }

  #submit(seat: number, command: AnyCommand): void {
    this.#play.submit(seat, command)
    const { game, last, state, length } = this.#play
    const events = last?.events ?? []
    const descriptions = events.flatMap((event) => game.describe(state, event) ?? [])
    this.#news = [...this.#news, { number: length, events, descriptions }]
  }
}

/** Takes one command out of a list; false where it is not there. */
function takeOut(list: AnyCommand[], command: AnyCommand): boolean {
  const place = list.findIndex((each) => same(each, command))
  if (place < 0) return false
  list.splice(place, 1)
  return true
}

const same = (a: object, b: object): boolean => keyed(a) === keyed(b)
const keyed = (command: object): string =>
  JSON.stringify(Object.entries(command).sort(([a], [b]) => a.localeCompare(b)))
