import {
  type Chance,
  type Choices,
  item,
  type Message,
  type Parsed,
  type Refusal,
  type Seat,
  type TableRequest,
  type Viewer,
} from '@guildhall/kernel'
import type { Feature, FrameCodec, Reader, StoredNames } from '@guildhall/kernel/toolbox'
import type { Bundle } from './bundle.ts'
import type { Command, CommandOf, CommandType } from './commands.ts'
import type { Components } from './components/schema.ts'
import type { AnyStep } from './components/steps.ts'
import type { Effect, EffectSource } from './effects/compile.ts'
import type { Payment } from './effects/payment.ts'
import type { Event, EventOf, EventType } from './events.ts'
import type { Sign } from './messages/sign.ts'
import type { Counter } from './modules/counter.ts'
import type {
  All,
  EffectStep,
  Frame,
  FrameKind,
  FrameOf,
  StepOf,
  StepWord,
} from './modules/types.ts'
import type { Options } from './options.ts'
import type {
  Board,
  BoardSpace,
  CathedralCard,
  InfluenceCard,
  Plan,
  ResourceTile,
  WorkshopTile,
} from './printed-pieces.ts'
import type { Parts, State, StoredFrame } from './state.ts'
import type { Track } from './track.ts'
import type { ModulePlayerViews, ModuleSectionViews, ModuleViews, View } from './view-types.ts'

/**
 * Everything printed that this table uses, looked up by number instead of by name. Made once when
 * the table is opened; no rule changes it.
 */
export interface RulesData extends Omit<Registries, 'stored'> {
  /** Questions under the names that events and views have for them. */
  readonly frames: FrameCodec<Frame, StoredFrame>
  /** The slices of the state that modules keep, and how they are at first. */
  readonly slices: readonly Slice[]
  readonly blank: Parts
  /** What those who draw the pieces of modules need. */
  readonly signs: (rules: RulesData) => ModuleSigns
  /** How many seats there are, and how many of them decide: the others are played by the rules. */
  readonly players: number
  readonly deciding: number
  readonly seats: readonly SeatData[]
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
  /** How many permits a player may hold. */
  readonly permitLimit: number
  /** What is printed for the modules; empty for those that take no part. */
  readonly parts: All<'printed'>
  /** The modules that take part, in the order in which they come into play. */
  readonly modules: readonly Module[]
  readonly hooks: Hooks
}

/** What a seat is at this table. */
export interface SeatData {
  /** The key of its name in the words of the game. */
  readonly name: string
  /** What is open when its turn begins. */
  readonly turn: FrameKind
  /** Whether finished sections bring it rubles — RC-7.11, IV-6.8. */
  readonly earns: boolean
}

/**
 * A table, and the seat that decides or is asked about. While a command is carried out, what happens
 * changes the state at once and is written to the log; when a search plays, there is no log and
 * nothing is written.
 */
export interface Context {
  readonly rules: RulesData
  readonly state: State
  readonly seat: Seat
  readonly chance: Chance
  readonly log: Event[] | null
}

/**
 * Whether a step can change something once `paid` has been paid. Nothing is paid for the sake of the
 * answer: the state stays as it is.
 */
export type Possible<Step> = (ctx: Context, step: Step, quadrant: number, paid: Payment) => boolean

/** A step that is carried out: where it stands, where its card lies, how often its gains count. */
export interface BegunStep<S extends EffectStep = EffectStep> {
  readonly step: S
  /** The effect, and the place of the step in it. */
  readonly effect: number
  readonly index: number
  /** -1 if the effect is not an action of a card. */
  readonly quadrant: number
  readonly times: number
}

/** What a word of the effects means: when it can change something, what it begins, how it reads. */
interface StepOn<S extends EffectStep> {
  /** See `Possible`. */
  possible(ctx: Context, step: S, quadrant: number, paid: Payment): boolean
  /** It is possible. */
  begin(ctx: Context, begun: BegunStep<S>): void
  words(rules: RulesData, step: S): readonly Message[]
  /** The step as it is drawn; without it, the sign of its word. */
  signs?(step: S): readonly Sign[]
  /** The step as it is compiled, if it is this word; null for all others. */
  readonly compile?: (written: AnyStep) => readonly S[] | null
  /** A step that must be possible for a whole effect with this word to be so, as its payment must. */
  readonly required?: StepWord
}

export type StepRule<W extends StepWord = StepWord> = StepOn<StepOf<W>>

/** What a gain is counted by. `chosen` is the player picked before, or -1. */
export type CounterRule = (ctx: Context, chosen: Seat) => number

/** A kind of open question: its name in the rulebook, its answers, and how it goes on by itself. */
interface QuestionOn<F extends Frame> {
  question(frame: F): string
  /** The clause that says what is asked. */
  readonly clause: string
  /** Whether free actions may be taken while it is open — RC-4.5 to RC-4.7. */
  window(frame: F): boolean
  legal(ctx: Context, frame: F, choices: Choices<Command>): void
  /** Does what needs no answer; false where the player is asked. */
  advance(ctx: Context, frame: F): boolean
  /** Commands of other modules that answer it, and what they do here. */
  readonly accepts?: { readonly [T in CommandType]?: AnswerTo<F, T> }
}

export type QuestionRule<K extends FrameKind = FrameKind> = QuestionOn<FrameOf<K>>

/** How a command is carried out where it is legal, and why it may be refused. */
export interface AnswerTo<F extends Frame, T extends CommandType> {
  run(ctx: Context, frame: F, command: CommandOf<T>): void
  why(ctx: Context, frame: F, command: CommandOf<T>): Refusal
}

/** The actions of influence cards by their ids. */
export type Actions = ReadonlyMap<unknown, Command>

/** A command: the questions it answers, what follows, how it is read from outside and shown. */
interface CommandOn<F extends Frame, T extends CommandType> extends AnswerTo<F, T> {
  /** Questions of other modules say themselves that they accept it. */
  readonly answers: readonly F['kind'][]
  /** A free action answers whatever is open, as long as a window is — RC-4.8. */
  readonly free?: true
  /** Whether it belongs to one of the main actions — RC-4.2, CT-1.4. */
  readonly ofMainAction?: true
  /** Why it is too early for it, where the main action is still to come. */
  readonly early?: (ctx: Context, command: CommandOf<T>) => Refusal
  /** How many fields it has besides `type`, and how it is read. */
  readonly fields: number
  readonly read: Reader<Command, Actions>
  readonly label: (rules: RulesData, state: State, command: CommandOf<T>) => Message
}

/** The rule of a command; `K` are the questions that it answers. */
export type CommandRule<T extends CommandType, K extends FrameKind = FrameKind> = CommandOn<
  FrameOf<K>,
  T
>

/** Something that happens: what it changes, how it is described, and who may know it. */
export interface EventRule<T extends EventType> {
  readonly evolve: (rules: RulesData, state: State, event: EventOf<T>) => void
  readonly describe: (rules: RulesData, state: State, event: EventOf<T>) => Message | null
  /** How its line joins the one before it; null where it stands for itself. */
  readonly joins?: (earlier: Message, own: Message) => Message | null
  /** Chance or something hidden shows in it, so nothing before it can be taken back — RC-14.3. */
  readonly barrier?: true
  /** The event as a viewer may know it, where not all may know all of it. */
  readonly view?: (event: EventOf<T>, viewer: Viewer) => Event | null
  /** Whether it changed something of a seat's; without it, where the seat is that of the event. */
  readonly concerns?: (
    event: EventOf<T>,
    seat: Seat,
    ownerOf: (section: number) => Seat | undefined,
  ) => boolean
}

/** What every module brings, by name: the rules of all commands, questions, events, words and counters. */
export interface Registries {
  readonly commands: { readonly [T in CommandType]: CommandRule<T> }
  readonly questions: { readonly [K in FrameKind]: QuestionRule<K> }
  /** The fields of the questions under the names that events and views have for them. */
  readonly stored: StoredNames<Frame>
  readonly events: { readonly [T in ModuleEventType]: EventRule<T> }
  readonly steps: { readonly [W in StepWord]: StepRule<W> }
  readonly counters: { readonly [C in Counter]: CounterRule }
}

/** All events but the questions that are left open, which the engine itself writes. */
export type ModuleEventType = Exclude<EventType, 'asked'>

/** What a module keeps in the state: how it is at first, what is seen of it, and what a view says of it. */
export interface Slice {
  readonly blank: Partial<Parts>
  readonly view?: (rules: RulesData, state: State, viewer: Viewer) => Partial<ModuleViews>
  readonly playerView?: (ctx: Context) => Partial<ModulePlayerViews>
  readonly sectionView?: (state: State, section: number) => Partial<ModuleSectionViews>
  /** The slice that agrees with a view; what its viewer cannot see is dealt anew by `chance`. */
  readonly redeal: (rules: RulesData, seen: View, chance: Chance, state: State) => Partial<Parts>
}

/** What is printed for a module: nothing where it takes no part, or this. */
export interface Printed {
  readonly none: Partial<All<'printed'>>
  readonly of: (
    components: Components,
    options: Options,
    effectPlace: (id: string) => number,
    rules: RulesData,
  ) => Partial<All<'printed'>>
}

/** The rules that a module adds to the registries. */
export type AddedRules = { readonly [R in keyof Registries]: Partial<Registries[R]> }

/**
 * A module: what it adds at the named places of the rules. A base rule goes through the modules of
 * the table at its place and knows none of them; `modules/README.md` is the guide.
 */
export interface Module extends Partial<AddedRules> {
  /** Components marked with this name take part, those removed by it do not. */
  readonly id: string
  /** Whether it takes part at a table; a module without hooks need not say. */
  readonly takesPart?: (options: Options, players: number) => boolean
  /** Whether something of it is hidden from players — RC-13.4. */
  readonly hides?: true
  /** Draws what options leave to chance, before it is known who takes part. */
  readonly drawOptions?: (request: TableRequest, chance: Chance) => Parsed<TableRequest>
  /** Influence cards that take the place of a group; not asked only where it takes part. */
  readonly cards?: (components: Components, options: Options) => Parsed<readonly AddedCard[]>
  /** Effects of further components, compiled after those of the base game. */
  readonly effects?: (components: Components) => readonly EffectSource[]
  /** A workshop tile as it counts at this table. */
  readonly workshopTile?: (tile: EffectSource, options: Options) => EffectSource
  /** A step of an effect as it counts at this table. */
  readonly step?: (step: EffectStep, options: Options) => EffectStep
  /** What it sets differently from the base game. */
  readonly data?: (components: Components, rules: RulesData) => Partial<RulesData>
  readonly printed?: Printed
  readonly state?: Slice
  /** Events of the setup after those of the base game — CT-2.11. */
  readonly setup?: (rules: RulesData, chance: Chance, laid: EventOf<'setUp'>) => readonly Event[]
  /** What is asked before the first turn, the first of them last. */
  readonly opening?: (rules: RulesData) => readonly FrameKind[]
  /** The first step of further main actions — RC-4.2. */
  readonly mainActions?: (ctx: Context, choices: Choices<Command>) => void
  /** What else a delivery budget can be used for, and whether there is something — RC-7.2, RC-7.3. */
  readonly canBuild?: (ctx: Context, inventory: Bundle, mayDecorate: boolean) => boolean
  readonly builds?: (
    ctx: Context,
    budget: number,
    mayDecorate: boolean,
    choices: Choices<Command>,
  ) => void
  /** Further free actions, and whether there is one — RC-5.9. */
  readonly freeActionPossible?: (ctx: Context, frame: Frame) => boolean
  readonly freeActions?: (ctx: Context, frame: Frame, choices: Choices<Command>) => void
  /** What else the market action *workshop* can be after the die of this market question — RC-8.16. */
  readonly workshop?: (ctx: Context, frame: FrameOf<'market'>, choices: Choices<Command>) => void
  /** What follows from a banner on a section — RC-6.6. */
  readonly sectionClaimed?: (ctx: Context, section: number) => void
  /** What lies on a section under construction; null where it is what its card asks for — RC-7.8. */
  readonly lying?: (rules: RulesData, state: State, section: number) => Bundle | null
  /** What lay on a section goes back to the supply — RC-7.11. */
  readonly sectionCleared?: (state: State, section: number) => void
  /** Steps 4 and 6 of the completion block, and the charge of its step 5 — RC-7.11, RC-7.14. */
  readonly sectionFinished?: (ctx: Context, section: number) => void
  readonly penaltyRate?: (rules: RulesData, state: State, section: number) => number
  readonly towerFinished?: (ctx: Context, tower: number) => void
  /** Final scoring: before the markers settle (RC-12.8), after the goods (RC-12.12). */
  readonly scoreFirst?: (ctx: Context) => void
  readonly scoreAfterGoods?: (ctx: Context) => void
  /** Adds what it brings to everything that can neither appear nor vanish. */
  readonly pieces?: (rules: RulesData, state: State, counts: Record<string, number>) => void
  /** What its pieces look worth to a simple opponent, and what an open question promises. */
  readonly worth?: (ctx: Context) => number
  readonly promise?: (ctx: Context, frame: Frame) => number
  /** The questions of which an opponent that learns is told that they are asked. */
  readonly asked?: readonly FrameKind[]
  /** What an opponent that learns is told of its pieces at a seat. */
  readonly features?: readonly Feature<Context>[]
  /** The name of one of its components; null where the id is none of them. */
  readonly nameOf?: (rules: RulesData, id: string) => Message | null
  /** What stands on it, where that is no effect; what is on its back. */
  readonly wordsOf?: (rules: RulesData, id: string) => Message | null
  readonly backOf?: (rules: RulesData, id: string) => Back | null
  /** What else those who draw its pieces need. */
  readonly signs?: (rules: RulesData) => Partial<ModuleSigns>
}

/** An influence card that a module brings, and the group whose place it takes — GU-ALL-2. */
export interface AddedCard {
  readonly id: string
  readonly name: string
  readonly group: string
  readonly replaces: string
  readonly actions: readonly EffectSource[]
}

/** What is on the back of a component. */
export interface Back {
  readonly sign: string
  readonly name: Message
}

/** What modules tell those who draw their pieces. */
export type ModuleSigns = All<'signs'>

/**
 * The hooks that are asked at every decision, one function for all modules that take part. Where
 * there is no function no module of the table has anything to add, and nothing is asked.
 */
export type Hooks = {
  readonly [H in
    | 'mainActions'
    | 'freeActionPossible'
    | 'freeActions'
    | 'canBuild'
    | 'builds'
    | 'workshop']: Module[H] | undefined
}

export const hooksOf = (modules: readonly Module[]): Hooks => ({
  mainActions: eachOf(modules.flatMap(({ mainActions }) => mainActions ?? [])),
  freeActionPossible: anyOf(modules.flatMap(({ freeActionPossible }) => freeActionPossible ?? [])),
  freeActions: eachOf(modules.flatMap(({ freeActions }) => freeActions ?? [])),
  canBuild: anyOf(modules.flatMap(({ canBuild }) => canBuild ?? [])),
  builds: eachOf(modules.flatMap(({ builds }) => builds ?? [])),
  workshop: eachOf(modules.flatMap(({ workshop }) => workshop ?? [])),
})

/** All of them, one after the other. */
const eachOf = <Of extends unknown[]>(
  hooks: readonly ((...of: Of) => void)[],
): ((...of: Of) => void) | undefined =>
  hooks.length < 2
    ? hooks[0]
    : (...of) => {
        for (const hook of hooks) hook(...of)
      }

/** Whether it holds for any of them. */
const anyOf = <Of extends unknown[]>(
  hooks: readonly ((...of: Of) => boolean)[],
): ((...of: Of) => boolean) | undefined =>
  hooks.length < 2 ? hooks[0] : (...of) => hooks.some((hook) => hook(...of))

/** The place of an effect by its id; -1 where there is none. */
export const effectNamed = (rules: RulesData, id: string): number => rules.effectPlace.get(id) ?? -1

/** The id of what gives an effect: the reason named in the log. */
export const sourceOf = (rules: RulesData, effect: number): string =>
  rules.effects[effect]?.id ?? ''

/** The tile lying on a seat's workshop space gives this effect. */
export const tileEffect = (rules: RulesData, tile: number): Effect =>
  item(rules.effects, item(rules.workshopTiles, tile).effect)

export const boardSpace = (rules: RulesData, seat: Seat, space: number): BoardSpace =>
  item(item(rules.boards, seat).spaces, space)

/** Who answers: the active player, or in a turn that the rules take the last of those who decide. */
export const decidingSeat = (rules: RulesData, state: State): Seat =>
  Math.min(state.active, rules.deciding - 1)
