import { setImmediate } from 'node:timers/promises'
import type { Bot } from '@guildhall/bots'
import { type Outcome, seededChance } from '@guildhall/kernel'
import type { Command } from 'commander'
import { botGame } from '../bot-game.ts'
import {
  automaticRequest,
  botsFlag,
  playersFlag,
  seedOf,
  type TableFlags,
  wholeNumber,
} from '../flags.ts'
import { gamesOf } from '../game-table.ts'
import { t } from '../i18n.ts'
import { Progress } from '../progress.ts'
import { Tally } from '../tally.ts'
import { type AnyGame, GAME_IDS, gameNamed } from '../terminal-games.ts'
import { define } from './define.ts'

/** A game as one line of JSON: other programs rely on this shape. */
interface SimulatedLine {
  readonly game: string
  readonly seed: string | number
  readonly options: Readonly<Record<string, unknown>>
  readonly bots: readonly string[]
  readonly turns: number
  readonly commands: number
  readonly ms: number
  readonly outcome: Outcome
}

interface Flags extends TableFlags {
  readonly game: string
  readonly players: string
  readonly games?: string
  readonly seed?: string
  readonly bots?: string
  readonly json?: boolean
}

const MOST_GAMES = 1_000_000_000
/** Lines are written together for this long; then whoever reads gets them. */
const BATCH_MS = 50

export function simulate(program: Command): void {
  define(program, 'simulate')
    .requiredOption('--game <id>', t('flag.game', { known: GAME_IDS.join(', ') }))
    .requiredOption('--players <n>', t('flag.players'))
    .option('--games <k>', t('simulate.games'))
    .option('--seed <s>', t('simulate.seed'))
    .option('--bots <list>', t('flag.bots'))
    .option('--options <json>', t('flag.options'))
    .option('--components <file>', t('flag.components'))
    .option('--json', t('simulate.json'))
    .action(run)
}

async function run(flags: Flags): Promise<void> {
  const { games: wanted = '1', seed = '1', bots: names = 'random', json = false } = flags
  const registered = gameNamed(flags.game)
  const players = playersFlag(flags.players)
  const games = wholeNumber('--games', wanted, 1, MOST_GAMES)
  const gameFor = gamesOf(registered, automaticRequest(registered, players, flags))
  const bots = botsFlag(names, players)
  const tally = new Tally(bots.map(({ name }) => name))
  const progress = new Progress(games, json)
  const lines = new Lines()
  for (let index = 0; index < games; index++) {
    const seeded = seedOf(seed, index)
    const line = simulated(gameFor(seededChance(seeded)), bots, seeded)
    tally.add(line)
    if (json) lines.add(JSON.stringify(line))
    if (!lines.due) continue
    progress.show(index + 1)
    await lines.write()
  }
  progress.done()
  if (!json) {
    const title = t('tally.title', {
      title: registered.definition.title,
      players: t('players', { n: players }),
      games,
      seed,
    })
    for (const line of tally.summary(title)) lines.add(line)
  }
  await lines.write()
}

function simulated(game: AnyGame, bots: readonly Bot[], seed: string | number): SimulatedLine {
  const start = performance.now()
  const { turns, commands, outcome } = botGame(game, bots, seed)
  const ms = Math.round((performance.now() - start) * 1000) / 1000
  const names = bots.map(({ name }) => name)
  return { game: game.id, seed, options: game.options, bots: names, turns, commands, ms, outcome }
}

/** Lines on their way out: written together, so that writing costs next to nothing. */
class Lines {
  #text = ''
  #written = performance.now()

  get due(): boolean {
    return performance.now() - this.#written > BATCH_MS
  }

  add(line: string): void {
    this.#text += `${line}\n`
  }

  /** Lets the stream work afterwards, so that a reader who left is noticed. */
  async write(): Promise<void> {
    const full = this.#text !== '' && !process.stdout.write(this.#text)
    if (full) await new Promise<void>((resolve) => process.stdout.once('drain', resolve))
    await setImmediate()
    this.#text = ''
    this.#written = performance.now()
  }
}
