import { randomBytes } from 'node:crypto'
import { secretToHex } from '@guildhall/fairness'
import {
  type Actor,
  type Chance,
  item,
  type Refusal,
  type Seat,
  seededChance,
} from '@guildhall/kernel'
import { account } from '../final-account.ts'
import { t } from '../i18n.ts'
import { print } from '../output.ts'
import { wrapped } from '../text.ts'
import type { Input } from './input.ts'
import type { LiveGame } from './live-game.ts'
import { Menu } from './menu.ts'
import { newsLines, questionLines, questionText, titleLine } from './screen.ts'
import { holderNames, type SeatHolder } from './seats.ts'

const CLEAR = '\u001b[H\u001b[2J'
/** Where a terminal does not say how high it is. */
const ROWS = 40
/** So much news finds room on any screen. */
const LEAST_NEWS = 2

/** What is done with a line that a person typed. */
export type Answer = (session: Session, line: string) => Promise<void>

/** A game and the people at this terminal: bots move, people are shown the table and asked. */
export class Session {
  readonly input: Input
  live: LiveGame
  holders: readonly SeatHolder[]
  /** Why the last command was refused. */
  refusal: Refusal | null = null
  /** The file that this game was last written to, and at which step. */
  saved: { readonly path: string; readonly steps: number } | null = null
  menu: Menu | null = null
  #notes: string[] = []
  #stale = true
  #left = false
  #drawnTurn = -1
  readonly #botChance: Chance
  readonly #chances = new Map<Seat, Chance>()

  constructor(input: Input, live: LiveGame, holders: readonly SeatHolder[], botSeed?: string) {
    this.input = input
    this.live = live
    this.holders = holders
    this.#botChance = seededChance(botSeed ?? randomBytes(16).toString('hex')).split('bot')
  }

  async run(answer: Answer): Promise<void> {
    while (!this.#left) {
      const { actor } = this.live.play
      const bot = actor === null ? null : item(this.holders, actor.seat)
      if (actor === null || bot === null) await this.#ask(actor, answer)
      else this.live.letBotMove(actor.seat, bot, this.#chanceOf(actor.seat))
    }
    this.input.close()
  }

  /** The luck of a bot is its own, not the game's, and each has another. */
  #chanceOf(seat: Seat): Chance {
    const chance = this.#chances.get(seat) ?? this.#botChance.split(seat)
    this.#chances.set(seat, chance)
    return chance
  }

  /** Says something that a redrawn screen must not wipe away. */
  note(...lines: readonly string[]): void {
    this.#notes.push(...lines)
    this.#stale = true
  }

  /** Shows the table again before the next question. */
  redraw(): void {
    this.#stale = true
    this.#drawnTurn = -1
  }

  /** The game has gone on, or another has taken its place. */
  moved(): void {
    this.refusal = null
    this.#stale = true
  }

  replace(live: LiveGame, holders: readonly SeatHolder[]): void {
    this.live = live
    this.holders = holders
    this.moved()
    this.redraw()
  }

  /** Whether something would be lost by leaving now. */
  get unsaved(): boolean {
    const steps = this.live.play.log.steps.length
    return steps > 0 && this.saved?.steps !== steps
  }

  /** Ends the conversation and says where the game stands. */
  leave(): void {
    this.#left = true
    const { table, play } = this.live
    const { actor, state } = play
    if (actor === null) return print(t('play.leftOver'))
    const params = {
      turn: table.game.turns(state),
      name: table.renderer.name(actor.seat),
      question: questionText(table, actor.question),
    }
    const standing = table.renderer.standing(table.game.view(state, actor.seat))
    print(t('play.left', params), ...(standing === '' ? [] : [standing]))
  }

  async #ask(actor: Actor | null, answer: Answer): Promise<void> {
    const early = this.#stale ? await this.#show(actor) : ''
    this.#stale = false
    const name = actor === null ? '' : this.live.table.renderer.name(actor.seat)
    const line = early === '' ? await this.input.ask(`${name}> `) : early
    if (line === null) this.leave()
    else await answer(this, line)
  }

  /** Draws what there is to see; what was typed before all of it was shown is the result. */
  async #show(actor: Actor | null): Promise<string | null> {
    const { table, play } = this.live
    const view = table.game.view(play.state, actor?.seat ?? 'spectator')
    this.menu = actor && new Menu(table, play.state, view, play.legal())
    const below = actor && this.menu ? this.#questions(actor, this.menu) : this.#end()
    const above = this.#drawsTable(actor) ? this.#table(view, below.length) : []
    const news = newsLines([...this.live.takeNews(), ...this.#notes.splice(0)])
    const fits = news.length + above.length + below.length + 2 <= this.#rows
    const early = !fits && news.length > LEAST_NEWS ? await this.#tellFirst(news) : ''
    const middle = news.length > 0 && (fits || news.length <= LEAST_NEWS) ? [...news, ''] : []
    if (this.input.terminal) print(CLEAR + [...above, ...middle, ...below].join('\n'))
    else print(...middle, ...above, ...below)
    return early
  }

  /** Much has happened, and the table leaves no room for it: a screen of its own. */
  #tellFirst(news: readonly string[]): Promise<string | null> {
    print(CLEAR + [t('play.meanwhile'), '', ...news, ''].join('\n'))
    return this.input.ask(t('play.goOn'))
  }

  #table(view: unknown, below: number): string[] {
    const { table, play } = this.live
    const drawn = (brief: boolean) => [
      titleLine(table, play.state),
      ...table.renderer.draw(view, holderNames(this.holders), brief),
      '',
    ]
    const full = drawn(false)
    return full.length + below + LEAST_NEWS + 2 <= this.#rows ? full : drawn(true)
  }

  /** How many lines fit the screen; a script has no end of room. */
  get #rows(): number {
    return this.input.terminal ? (process.stdout.rows ?? ROWS) : Infinity
  }

  /** A script gets the table once a turn, a person every time. */
  #drawsTable(actor: Actor | null): boolean {
    const turn = actor === null ? Infinity : this.live.table.game.turns(this.live.play.state)
    const draws = this.input.terminal || turn !== this.#drawnTurn
    this.#drawnTurn = turn
    return draws
  }

  #questions(actor: Actor, menu: Menu): string[] {
    return [...questionLines(this.live.table, actor), ...menu.lines()]
  }

  #end(): string[] {
    const { table, play, secret } = this.live
    const outcome = table.game.outcome(play.state)
    if (outcome === null) return []
    const shown = wrapped(t('play.secret', { secret: secretToHex(secret) }))
    return [...account(table, play.state, outcome), '', ...shown]
  }
}
