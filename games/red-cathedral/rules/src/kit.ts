import { type Chance, type Choices, item, type Message, type Seat } from '@guildhall/kernel'
import type { Bundle } from './bundle.ts'
import type { Command, CommandOf } from './commands.ts'
import type { Counter } from './components/items.ts'
import type { Components } from './components/schema.ts'
import type { Effect, EffectSource } from './effects/compile.ts'
import type { EffectStep, StepWord } from './effects/step.ts'
import type { Event, EventOf } from './events.ts'
import type { DuchyKit } from './modules/contractors/kit.ts'
import type { ContractCard } from './modules/guilds/archivists/kit.ts'
import type { IvanKit } from './modules/solitaire/kit.ts'
import type { Options } from './options.ts'
import type { Frame, FrameKind, State } from './state.ts'
import type { Track } from './track.ts'

/**
 * Everything printed that this table uses, looked up by number instead of by name. Made once when
 * the table is opened; no rule changes it.
 */
export interface Kit {
  /** How many seats there are, and how many of them decide: the others are played by the rules. */
  readonly players: number
  readonly deciding: number
  readonly seats: readonly SeatKit[]
  readonly options: Options
  readonly track: Track
  readonly diceInPlay: readonly number[]
  readonly supply: readonly number[]
  readonly effects: readonly Effect[]
  /** The place of an effect by its id. */
  readonly effectPlace: ReadonlyMap<string, number>
  /** The command that uses each effect as an influence action. */
  readonly actions: readonly CommandOf<'useAction'>[]
  readonly resourceTiles: readonly ResourceTile[]
  readonly influenceCards: readonly InfluenceCard[]
  readonly workshopTiles: readonly WorkshopTile[]
  readonly cathedralCards: readonly CathedralCard[]
  readonly plans: readonly Plan[]
  /** The workshop board of each seat, and the die of each seat's colour. */
  readonly boards: readonly Board[]
  readonly ownDie: readonly number[]
  readonly startRubles: readonly number[]
  readonly startPosition: number
  readonly deliveryBudget: number
  readonly openStorage: number
  readonly inventoryBanners: number
  readonly banners: number
  readonly ornamentCounts: readonly number[]
  /** By section type. */
  readonly ornamentCost: readonly Bundle[]
  readonly jewelPrestige: { readonly one: number; readonly same: number; readonly both: number }
  readonly rublesForPrestige: number
  readonly sixthSectionPrestige: number
  readonly goodsPerPrestige: number
  readonly perFinishedSection: number
  readonly perOrnament: number
  /** How many permits a player may hold: none without the Contractors — CT-3.2. */
  readonly permitLimit: number
  readonly duchy: DuchyKit
  readonly ivan: IvanKit
  /** The reinforcement tiles of the Brick Makers; none without them. */
  readonly reinforcements: readonly ReinforcementTile[]
  /** The contract cards; none without the Archivists. */
  readonly contracts: readonly ContractCard[]
  /** The modules that take part, in the order in which they come into play. */
  readonly modules: readonly Module[]
  /** What the words of the effects mean. */
  readonly vocabulary: Vocabulary
}

/** What a seat is at this table. */
export interface SeatKit {
  /** The key of its name in the words of the game. */
  readonly name: string
  /** What is open when its turn begins. */
  readonly turn: FrameKind
  /** Whether finished sections bring it rubles — RC-7.11, IV-6.8. */
  readonly earns: boolean
}

export interface ResourceTile {
  readonly id: string
  readonly effect: number
  readonly startOfDice: boolean
}

export interface InfluenceCard {
  readonly id: string
  readonly name: string
  readonly group: string
  /** The two actions, as places in `effects`. */
  readonly actions: readonly number[]
}

export interface WorkshopTile {
  readonly id: string
  readonly name: string
  readonly effect: number
}

export interface ReinforcementTile {
  readonly id: string
  readonly name: string
  readonly effect: number
}

export interface CathedralCard {
  readonly id: string
  readonly type: number
  readonly cost: Bundle
  readonly size: number
  readonly recognition: number
  readonly rubles: number
}

export interface Plan {
  readonly id: string
  readonly middles: readonly number[]
}

export interface Board {
  readonly id: string
  readonly advanced: boolean
  readonly spareBanners: number
  readonly inventoryBanners: number
  /** Storage spaces, those under banners included. */
  readonly storage: number
  readonly spaces: readonly BoardSpace[]
}

export interface BoardSpace {
  readonly id: string
  readonly die: number
  readonly cost: number
  readonly holdsBanner: boolean
  /** The ornament that lies here at the start, as its place in `ORNAMENTS`; -1 for none. */
  readonly ornament: number
}

/**
 * A command being carried out. Facts change the state at once and are written to the log; when a
 * search plays, there is no log and nothing is written.
 */
export interface Tx {
  readonly kit: Kit
  readonly state: State
  readonly chance: Chance
  readonly log: Event[] | null
}

/** What a payment takes besides materials. */
export interface Spent {
  readonly rubles: number
  readonly recognition: number
  readonly permits: number
}

/**
 * Whether a step can change something once `paid` and `spent` have been paid. Nothing is paid for
 * the sake of the answer: the state stays as it is.
 */
export type Possible = (
  kit: Kit,
  state: State,
  seat: Seat,
  step: EffectStep,
  quadrant: number,
  paid: Bundle,
  spent: Spent,
) => boolean

/** What a word of the effects means: when it can change something, what it begins, how it reads. */
export interface StepRule {
  readonly possible: Possible
  /** `effect` and `index` say where the step stands; it is possible. */
  readonly begin: (
    tx: Tx,
    seat: Seat,
    effect: number,
    index: number,
    quadrant: number,
    times: number,
  ) => void
  readonly words: (kit: Kit, step: EffectStep) => readonly Message[]
}

/** What a gain is counted by. `chosen` is the player picked before, or -1. */
export type CounterRule = (kit: Kit, state: State, seat: Seat, chosen: Seat) => number

export interface Vocabulary {
  readonly steps: { readonly [W in StepWord]: StepRule }
  readonly counters: { readonly [C in Counter]: CounterRule }
}

/**
 * A module: what it adds at the named places of the rules. A base rule goes through the modules of
 * the table at its place and knows none of them; `modules/README.md` is the guide.
 */
export interface Module {
  /** Components marked with this name take part, those removed by it do not. */
  readonly id: string
  /** Effects of further components, compiled after those of the base game. */
  readonly effects?: (components: Components) => readonly EffectSource[]
  /** A workshop tile as it counts at this table. */
  readonly workshopTile?: (tile: EffectSource, options: Options) => EffectSource
  /** A step of an effect as it counts at this table. */
  readonly step?: (step: EffectStep, options: Options) => EffectStep
  /** Its part of the kit, and what it sets differently from the base game's. */
  readonly kit?: (
    components: Components,
    options: Options,
    effectPlace: (id: string) => number,
    kit: Kit,
  ) => Partial<Kit>
  /** Events of the setup after those of the base game — CT-2.11. */
  readonly setup?: (kit: Kit, chance: Chance, laid: EventOf<'setUp'>) => readonly Event[]
  /** What is asked before the first turn, the first of them last. */
  readonly opening?: (kit: Kit) => readonly FrameKind[]
  /** The first step of further main actions — RC-4.2. */
  readonly mainActions?: (kit: Kit, state: State, seat: Seat, choices: Choices<Command>) => void
  /** What else a delivery budget can be used for, and whether there is something — RC-7.2, RC-7.3. */
  readonly canBuild?: (
    kit: Kit,
    state: State,
    seat: Seat,
    inventory: Bundle,
    mayDecorate: boolean,
  ) => boolean
  readonly builds?: (
    kit: Kit,
    state: State,
    seat: Seat,
    budget: number,
    mayDecorate: boolean,
    choices: Choices<Command>,
  ) => void
  /** Further free actions, and whether there is one — RC-5.9. */
  readonly freeActionPossible?: (kit: Kit, state: State, seat: Seat, frame: Frame) => boolean
  readonly freeActions?: (
    kit: Kit,
    state: State,
    seat: Seat,
    frame: Frame,
    choices: Choices<Command>,
  ) => void
  /** What else the market action *workshop* can be after the die of this market question — RC-8.16. */
  readonly workshop?: (
    kit: Kit,
    state: State,
    seat: Seat,
    frame: Frame,
    choices: Choices<Command>,
  ) => void
  /** What follows from a banner on a section — RC-6.6. */
  readonly sectionClaimed?: (tx: Tx, seat: Seat, section: number) => void
  /** What lies on a section under construction; null where it is what its card asks for — RC-7.8. */
  readonly lying?: (state: State, section: number) => Bundle | null
  /** Steps 4 and 6 of the completion block, and the charge of its step 5 — RC-7.11, RC-7.14. */
  readonly sectionFinished?: (tx: Tx, seat: Seat, section: number) => void
  readonly penaltyRate?: (kit: Kit, state: State, section: number) => number
  readonly towerFinished?: (tx: Tx, seat: Seat, tower: number) => void
  /** Final scoring: before the markers settle (RC-12.8), after the goods (RC-12.12). */
  readonly scoreFirst?: (tx: Tx) => void
  readonly scoreAfterGoods?: (tx: Tx) => void
  /** Adds what it brings to everything that can neither appear nor vanish. */
  readonly pieces?: (kit: Kit, state: State, counts: Record<string, number>) => void
  /** What its pieces look worth to a simple opponent, and what an open question promises. */
  readonly worth?: (kit: Kit, state: State, seat: Seat) => number
  readonly promise?: (kit: Kit, state: State, seat: Seat, frame: Frame) => number
  /** The name of one of its components; null where the id is none of them. */
  readonly nameOf?: (kit: Kit, id: string) => Message | null
  /** What stands on it, where that is no effect. */
  readonly wordsOf?: (kit: Kit, id: string) => Message | null
}

/** The tile lying on a seat's workshop space gives this effect. */
export const tileEffect = (kit: Kit, tile: number): Effect =>
  item(kit.effects, item(kit.workshopTiles, tile).effect)

export const boardSpace = (kit: Kit, seat: Seat, space: number): BoardSpace =>
  item(item(kit.boards, seat).spaces, space)

/** Who answers: the active player, or in a turn that the rules take the last of those who decide. */
export const decidingSeat = (kit: Kit, state: State): Seat =>
  Math.min(state.active, kit.deciding - 1)
