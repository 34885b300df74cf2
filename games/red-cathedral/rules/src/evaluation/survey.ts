import { at, item, type Seat } from '@guildhall/kernel'
import { count, size } from '../bundle.ts'
import { bareSections, decoratorOf, isFinished, ownerOf, underConstruction } from '../cathedral.ts'
import { MARKET_SPACES, MATERIALS } from '../constants.ts'
import { diceOn, freeStorage } from '../effects/possible.ts'
import { points, promise, prospects } from '../evaluate.ts'
import type { StepOf } from '../modules/types.ts'
import type { Context, RulesData } from '../rules-data.ts'
import { howMany, lowest, NO_SECTIONS, others } from '../sections.ts'
import { playerAt, type State } from '../state.ts'

/** What a space of the market gives for one die on it. */
interface Space {
  readonly goods: number
  readonly rubles: number
  readonly recognition: number
  readonly prestige: number
}

/** What things on the market are taken for, in prestige, when spaces are compared. */
const LACKING = 0.6
const OTHER = 0.15
const RUBLE = 0.2
const RECOGNITION = 0.23

/**
 * What is looked up of a seat before its features are told: one pass over the sections, one over
 * the towers, one over the dice. Kept and filled again.
 */
export class Survey {
  readonly #rules: RulesData
  readonly #tiles: readonly Space[]
  /** By material: what own sections lack. */
  readonly lack: number[] = MATERIALS.map(() => 0)
  points = 0
  prospects = 0
  promise = 0
  modules = 0
  room = 0
  underway = 0
  delivered = 0
  missing = 0
  inStock = 0
  completable = 0
  nearly = 0
  recognition = 0
  rubles = 0
  decorable = 0
  led = 0
  tied = 0
  behind = 0
  ahead = 0
  bestSpace = 0
  nextSpace = 0

  constructor(rules: RulesData) {
    this.#rules = rules
    this.#tiles = rules.resourceTiles.map(({ effect }) => {
      const gains = item(rules.effects, effect).steps.filter((step) => step.word === 'gain')
      const sum = (of: (gain: StepOf<'gain'>) => number) =>
        gains.reduce((total, gain) => total + of(gain), 0)
      return {
        goods: sum((gain) => gain.goods),
        rubles: sum((gain) => gain.rubles),
        recognition: sum((gain) => gain.recognition),
        prestige: sum((gain) => gain.prestige),
      }
    })
  }

  of(ctx: Context): void {
    const { state, seat } = ctx
    this.points = points(ctx)
    this.prospects = prospects(ctx)
    this.promise = promise(ctx)
    this.modules = modulesWorth(ctx)
    this.room = freeStorage(ctx)
    this.#sections(state, seat)
    this.#towers(state, seat)
    this.#dice(state, seat)
  }

  #sections(state: State, seat: Seat): void {
    const { inventory, banners } = playerAt(state, seat)
    this.lack.fill(0)
    this.underway = this.delivered = this.missing = this.inStock = 0
    this.completable = this.nearly = this.recognition = this.rubles = 0
    for (let left = underConstruction(state, seat); left !== NO_SECTIONS; left = others(left)) {
      this.#underConstruction(state, lowest(left), inventory)
    }
    this.decorable = howMany(bareSections(state) & banners)
    for (let kind = 0; kind < MATERIALS.length; kind++) {
      this.inStock += Math.min(at(this.lack, kind), count(inventory, kind))
    }
  }

  #underConstruction(state: State, section: number, inventory: number): void {
    const card = item(this.#rules.cathedralCards, at(state.cards, section))
    const missing = at(state.missing, section)
    const lacks = size(missing)
    this.underway += 1
    this.missing += lacks
    this.delivered += card.size - lacks
    this.recognition += card.recognition
    this.rubles += card.rubles
    if (lacks === 1) this.nearly += 1
    let covered = true
    for (let kind = 0; kind < MATERIALS.length; kind++) {
      const n = count(missing, kind)
      this.lack[kind] = at(this.lack, kind) + n
      if (n > count(inventory, kind)) covered = false
    }
    if (covered) this.completable += 1
  }

  /** By towers: what they are worth where the seat leads, shares the lead, or is behind. */
  #towers(state: State, seat: Seat): void {
    this.led = this.tied = this.behind = this.ahead = 0
    for (let tower = 0; tower + 1 < state.towerStart.length; tower++)
      this.#tower(state, seat, tower)
  }

  #tower(state: State, seat: Seat, tower: number): void {
    const rules = this.#rules
    const end = at(state.towerStart, tower + 1)
    let value = 0
    let now = 0
    let later = 0
    let presence = 0
    let claimed = 0
    for (let section = at(state.towerStart, tower); section < end; section++) {
      const owner = ownerOf(state, section)
      if (owner < 0) continue
      claimed += 1 << (owner * 4)
      const decorator = decoratorOf(state, section)
      if (decorator >= 0) {
        claimed += 1 << (decorator * 4)
        presence += 1 << (decorator * 4)
        value += rules.perOrnament
      }
      if (!isFinished(state, section)) continue
      presence += 1 << (owner * 4)
      value += rules.perFinishedSection
    }
    const size = end - at(state.towerStart, tower)
    now = this.#lead(presence, seat)
    later = this.#lead(claimed, seat)
    if (now > 0) this.led += value
    else if (now === 0) this.tied += value
    else if (((presence >> (seat * 4)) & 15) > 0) this.behind += value
    if (later > 0) this.ahead += size
  }

  /** Above 0 where the seat has the most, 0 where it shares it, below where another has more. */
  #lead(presence: number, seat: Seat): number {
    const own = (presence >> (seat * 4)) & 15
    let most = 0
    for (let rival = 0; rival < this.#rules.players; rival++) {
      if (rival !== seat) most = Math.max(most, (presence >> (rival * 4)) & 15)
    }
    return own === 0 ? -1 : own - most
  }

  /** The two best spaces that dice reach without rubles. */
  #dice(state: State, seat: Seat): void {
    this.bestSpace = this.nextSpace = 0
    const { inventory } = playerAt(state, seat)
    for (let i = 0; i < this.#rules.diceInPlay.length; i++) {
      const die = at(this.#rules.diceInPlay, i)
      const space = (at(state.dieSpace, die) + at(state.dieValue, die)) % MARKET_SPACES
      const worth = this.#spaceWorth(state, space, inventory)
      if (worth > this.bestSpace) {
        this.nextSpace = this.bestSpace
        this.bestSpace = worth
      } else if (worth > this.nextSpace) this.nextSpace = worth
    }
  }

  #spaceWorth(state: State, space: number, inventory: number): number {
    const tile = item(this.#tiles, at(state.resourceTiles, space))
    const dice = Math.min(3, diceOn(state, space) + 1)
    let worth = dice * (tile.prestige + tile.recognition * RECOGNITION + tile.rubles * RUBLE)
    let room = this.room
    for (let kind = 0; kind < MATERIALS.length && room > 0 && tile.goods !== 0; kind++) {
      const offered = Math.min(room, count(tile.goods, kind) * dice)
      if (offered === 0) continue
      const lacking = Math.min(offered, Math.max(0, at(this.lack, kind) - count(inventory, kind)))
      worth += lacking * LACKING + (offered - lacking) * OTHER
      room -= offered
    }
    return worth
  }
}

function modulesWorth(ctx: Context): number {
  let worth = 0
  for (const module of ctx.rules.modules) worth += module.worth?.(ctx) ?? 0
  return worth
}
