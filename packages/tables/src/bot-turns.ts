import { secretChance, secretFromHex } from '@guildhall/fairness'
import { type AnyCommand, item, type Seat } from '@guildhall/kernel'
import { playAt } from './decide.ts'
import type { Bots } from './ports.ts'
import type { TableEvent } from './table-event.ts'
import type { TableHeader, TableState } from './table-state.ts'

/** A bot's decision, as events of the table at that time. */
export type BotEvents = (table: TableState) => readonly TableEvent[]

/** Asks the bot whose turn it is, once per decision. */
export class BotTurns {
  readonly #bots: Bots
  readonly #header: TableHeader
  /** The decision that a bot was asked for; null if none. */
  #asked: string | null = null

  constructor(bots: Bots, header: TableHeader) {
    this.#bots = bots
    this.#header = header
  }

  /** Any answer of a bot is now too late. */
  forget(): void {
    this.#asked = null
  }

  ask(
    table: TableState,
    act: (events: BotEvents) => Promise<void>,
    failed: (error: unknown) => void,
  ): void {
    const decision = decisionOf(table)
    if (decision === this.#asked) return
    this.#asked = decision
    const { botToPlay, play } = table
    if (botToPlay === null || play === null) return
    const { bot, seat } = botToPlay
    const { game, state } = play
    const legal = play.legal()
    const view = game.view(state, seat)
    const seed = this.#seed(table.moved)
    const done = () => {
      if (this.#asked === decision) this.#asked = null // if need be, it is asked again
    }
    this.#bots
      .choose({ account: table.host, table: this.#header.id, bot, game, view, legal, seat, seed })
      .then((choice) =>
        act((now) => {
          // Meanwhile a step may have been undone, or the owner may be back.
          if (this.#asked !== decision || decisionOf(now) !== decision) return []
          return played(now, seat, legal[choice] ?? item(legal, 0))
        }),
      )
      .catch(failed)
      .finally(done)
  }

  /** The seed of a bot's chance, which no player can predict. */
  #seed(moved: number): string {
    const chance = secretChance(secretFromHex(this.#header.secret)).split('bot').split(moved)
    return `${chance.int(2 ** 32)} ${chance.int(2 ** 32)}`
  }
}

/** The decision that a bot must make; null if there is none. */
const decisionOf = ({ botToPlay, moved }: TableState): string | null =>
  botToPlay === null ? null : `${moved} ${botToPlay.seat} ${botToPlay.bot}`

function played(table: TableState, seat: Seat, command: AnyCommand): readonly TableEvent[] {
  const answer = playAt(table, seat, command)
  if ('code' in answer) throw new Error(`a legal command was refused: ${answer.clause}`)
  return answer
}
