import type { MessagePort } from 'node:worker_threads'
import { type Bot, greedy } from '@guildhall/bots'
import { Learner, Net, type Practice, Replay, SelfPlay } from '@guildhall/bots/train'
import { type AnyCommand, type AnyEvent, item, seededChance } from '@guildhall/kernel'
import { learnedOf } from '@guildhall/registry/evaluation'
import { createTable } from '../game-table.ts'
import { gameNamed } from '../terminal-games.ts'

/** A part of the training, as a thread needs to know it. */
export interface TrainRole {
  readonly role: 'train'
  readonly game: string
  readonly thread: number
  readonly seed: string
  readonly inputs: number
  readonly hidden: number
  readonly lambda: number
  /** How many simulations a choice takes; 0 looks one command ahead. */
  readonly simulations: number
  /** The weights, which all threads share and move. */
  readonly shared: SharedArrayBuffer
  readonly ms: number
  /** How many positions are kept to be learned from again. */
  readonly kept: number
  /** Whether the weights know something already. */
  readonly continues: boolean
}

/** How far a thread has come. */
export interface TrainProgress {
  readonly games: number
  readonly positions: number
  readonly error: number
  readonly over: boolean
}

/** How fast is learned at first and at the end, and how far choices stray. */
const RATES = [1e-3, 3e-5] as const
const RATES_CONTINUED = [3e-4, 2e-5] as const
const STRAYING = [0.02, 0.004] as const
const BLUNDERS = [0.12, 0.01] as const
/** At first the game's own judgement plays, and only the end of a game counts; later now and then. */
const TAUGHT = 0.3
const TAUGHT_CONTINUED = 0
const TAUGHT_LATER = 8
/** In one game of so many, one seat is played by the game's own judgement. */
const STRANGE = 6
const NO_STRANGERS: ReadonlyMap<number, Bot> = new Map()
const PROGRESS_MS = 5000
/** The share of a game's positions that is kept, and how often each is learned from in its time. */
const KEPT = 0.25
const REVIEWS = 6
/** One game of so many is not learned from: it shows how well the net does. */
const TESTED = 16

type Player = SelfPlay<unknown, AnyCommand, AnyEvent, unknown>

/** Plays and learns until its time is over, and reports now and then how it goes. */
export function serveTraining(role: TrainRole, port: MessagePort): void {
  const { hidden, inputs, lambda, ms, continues, simulations } = role
  const rates = continues ? RATES_CONTINUED : RATES
  const taught = continues ? TAUGHT_CONTINUED : TAUGHT
  const net = new Net(inputs, hidden, new Float32Array(role.shared))
  const learner = new Learner(net)
  const players = playersOf(role, net)
  const start = performance.now()
  let [games, positions, reported] = [0, 0, start]
  const replay = new Replay(inputs, role.kept)
  const learn = replay.add.bind(replay)
  const test = learner.test.bind(learner)
  for (let done = 0; done < 1; games++) {
    done = Math.min(1, (performance.now() - start) / ms)
    const tested = games % TESTED === TESTED - 1
    const practice: Practice = {
      straying: between(STRAYING, done),
      blunders: between(BLUNDERS, done),
      lambda: tested || done < taught ? 1 : lambda,
      taught: done < taught || games % TAUGHT_LATER === 0,
      kept: KEPT,
      simulations,
      strangers: games % STRANGE === 1 ? new Map([[games % 2, greedy()]]) : NO_STRANGERS,
    }
    const chance = seededChance(`${role.seed} ${role.thread} ${games}`)
    const player = item(players, chance.split('table').int(players.length))
    const lessons = player.play(practice, chance, tested ? test : learn)
    if (!tested) {
      const reviews = Math.min(REVIEWS * lessons, replay.count)
      replay.review(learner, reviews, between(rates, done), chance)
    }
    positions += lessons
    if (performance.now() - reported < PROGRESS_MS && done < 1) continue
    reported = performance.now()
    port.postMessage({ games, positions, error: learner.error(), over: done === 1 })
  }
  port.close()
}

/** Falls evenly in proportion: as much from 1 to 0.1 as from 0.1 to 0.01. */
const between = ([from, to]: readonly [number, number], done: number): number =>
  from * (to / from) ** done

/** Somebody to play at each of the tables of practice. */
function playersOf({ game }: TrainRole, net: Net): Player[] {
  const registered = gameNamed(game)
  const learned = learnedOf(game)
  if (learned === undefined) throw new Error(`${game} hands in no features`)
  const { features, practice, careful } = learned
  const made = new Map<string, Player>()
  return practice.map((request) => {
    const key = JSON.stringify(request)
    const known = made.get(key)
    if (known !== undefined) return known
    const options = Object.assign({ ...registered.definition.automatic }, request.options)
    const table = createTable(registered, { players: request.players, options }).game
    const player = new SelfPlay(table, { features: features(table), net, ...careful?.(table) })
    made.set(key, player)
    return player
  })
}
