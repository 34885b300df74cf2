import { type Bot, questionAt } from '@guildhall/bots'
import { commitmentOf, type Secret, secretChance, secretToHex } from '@guildhall/fairness'
import {
  type AnyCommand,
  type AnyEvent,
  type Chance,
  type Decision,
  type GameFile,
  gameFile,
  type Log,
  type Message,
  Play,
  type Seat,
  seededChance,
  type Viewer,
} from '@guildhall/kernel'
import { EventDescriber } from '../event-describer.ts'
import type { Table } from '../game-table.ts'

/** A game in progress at this terminal: its log, its secret, and the news of it. */
export class LiveGame {
  readonly table: Table
  readonly play: Play<unknown, AnyCommand, AnyEvent, unknown>
  readonly secret: Secret
  readonly #describer: EventDescriber
  #news: Message[][] = []
  #newsOf: Seat | null = null

  constructor(table: Table, secret: Secret, viewer: Viewer, log?: Log<AnyCommand, AnyEvent>) {
    this.table = table
    this.secret = secret
    this.play = new Play(table.game, secretChance(secret), log)
    this.#describer = new EventDescriber(table, viewer)
    if (log === undefined) this.#news = this.#describer.describeTurns(this.play.log.setup)
    else this.#describer.catchUp(log)
  }

  get over(): boolean {
    return this.play.actor === null
  }

  get commitment(): string {
    return commitmentOf(this.secret)
  }

  /** What has happened since this was last asked, in sentences. */
  takeNews(): string[] {
    const news = this.#news.map((lines) => this.#describer.paragraph(lines))
    this.#news = []
    this.#newsOf = null
    return news
  }

  submit(seat: Seat, command: unknown): Decision<AnyEvent> {
    const decision = this.play.submit(seat, command)
    if (decision.ok) this.#report(seat, this.#describer.describeTurns(decision.events))
    return decision
  }

  /** What one seat does in a row is one paragraph; the turns of the rules after it are not. */
  #report(seat: Seat, [lines, ...more]: readonly Message[][]): void {
    const last = this.#news.at(-1)
    if (lines === undefined) return
    if (last !== undefined && this.#newsOf === seat) last.push(...lines)
    else this.#news.push(lines)
    this.#news.push(...more)
    this.#newsOf = more.length > 0 ? null : seat
  }

  letBotMove(seat: Seat, bot: Bot, chance: Chance): void {
    const { game } = this.table
    this.submit(seat, bot.choose(game, questionAt(game, this.play.state, seat), chance))
  }

  undo(count: number): boolean {
    const undone = this.play.undo(count)
    if (undone) this.#describer.catchUp(this.play.log)
    return undone
  }

  /** What a command would lead to, as far as no chance has a part in it. */
  preview(seat: Seat, command: AnyCommand, viewer: Viewer): string {
    const { game } = this.table
    const decision = game.decide(this.play.state, seat, command, seededChance('a look ahead'))
    if (!decision.ok) return ''
    const open = decision.events.findIndex((event) => game.barrier(event))
    const describer = new EventDescriber(this.table, viewer)
    describer.catchUp(this.play.log)
    return describer.describe(open < 0 ? decision.events : decision.events.slice(0, open))
  }

  /** The game as a file; its secret is shown once it is over. */
  toFile(): GameFile {
    const { game, request } = this.table
    const secret = this.over ? { secret: secretToHex(this.secret) } : {}
    const chance = { commitment: this.commitment, ...secret }
    return gameFile(game, this.play.log, chance, request.components)
  }
}
