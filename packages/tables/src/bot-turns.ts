import { secretChance, secretFromHex } from '@guildhall/fairness'
import { type AnyCommand, type AnyEvent, item, type TurnSteps } from '@guildhall/kernel'
import type { BotQuestion, Bots } from './ports.ts'
import type { TableEvent } from './table-event.ts'
import type { TableHeader, TableState } from './table-state.ts'

type AnyTurn = TurnSteps<unknown, AnyCommand, AnyEvent, unknown>

/** A bot's turn, as events of the table at that time. */
export type BotEvents = (table: TableState) => readonly TableEvent[]

/**
 * Asks the bot whose turn it is, once for each decision. What it decides up to the first roll, and no
 * further than it is asked, is one turn.
 */
export class BotTurns {
  readonly #bots: Bots
  readonly #header: TableHeader
  /** The turn that a bot was asked for; null if none. */
  #asked: string | null = null

  constructor(bots: Bots, header: TableHeader) {
    this.#bots = bots
    this.#header = header
  }

  /** Any answer of a bot is now too late. */
  forget(): void {
    this.#asked = null
  }

  /** For no more than so many decisions. Throws if the game has a bug. */
  ask(
    table: TableState,
    most: number,
    act: (events: BotEvents) => Promise<void>,
    failed: (error: unknown) => void,
  ): void {
    const asked = turnOf(table)
    if (asked === this.#asked) return
    this.#asked = asked
    const { botToPlay, play } = table
    if (botToPlay === null || play === null) return
    const { seat, bot } = botToPlay
    const { game } = play
    const turn = play.beginTurn(seat)
    const about = { account: table.host, table: this.#header.id, bot, game, seat }
    const { moved } = table
    const question = (): BotQuestion => ({
      ...about,
      view: game.view(turn.state, seat),
      legal: turn.legal(),
      seed: this.#seed(moved + turn.steps.length),
    })
    const next = () =>
      turn.goesOn && turn.steps.length < most && this.#asked === asked ? question() : null
    this.#play(turn, question(), next)
      .then(() =>
        act((now) => {
          // Meanwhile a step may have been undone, or the owner may be back.
          if (this.#asked !== asked || turnOf(now) !== asked) return []
          return turn.steps.map((step) => ({ type: 'played', ...step }))
        }),
      )
      .catch(failed)
      .finally(() => {
        if (this.#asked === asked) this.#asked = null // if need be, it is asked again
      })
  }

  /** Plays as long as something is asked. */
  async #play(turn: AnyTurn, first: BotQuestion, next: () => BotQuestion | null): Promise<void> {
    for (let asked: BotQuestion | null = first; asked !== null; ) {
      const choice = await this.#bots.choose(asked)
      const refusal = turn.add(asked.legal[choice] ?? item(asked.legal, 0))
      if (refusal !== null) throw new Error(`a legal command was refused: ${refusal.clause}`)
      asked = next()
    }
  }

  /** The seed of a bot's chance, which no player can predict. */
  #seed(moved: number): string {
    const chance = secretChance(secretFromHex(this.#header.secret)).split('bot').split(moved)
    return `${chance.int(2 ** 32)} ${chance.int(2 ** 32)}`
  }
}

/** The turn that a bot must play from here; null if there is none. */
const turnOf = ({ botToPlay, moved }: TableState): string | null =>
  botToPlay === null ? null : `${moved} ${botToPlay.seat} ${botToPlay.bot}`
