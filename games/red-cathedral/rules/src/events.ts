import type { Seat } from '@guildhall/kernel'
import type { Goods } from './bundle.ts'
import type { BannerPlace, Die, Jewels, Ornament } from './constants.ts'
import type { ContractorsEvent } from './modules/contractors/events.ts'
import type { ArchivistsEvent } from './modules/guilds/archivists/events.ts'
import type { ArtisansEvent } from './modules/guilds/artisans/events.ts'
import type { BrickMakersEvent } from './modules/guilds/brickmakers/events.ts'
import type { ForemenEvent } from './modules/guilds/foremen/events.ts'
import type { JewelersEvent } from './modules/guilds/jewelers/events.ts'
import type { MasterBuildersEvent } from './modules/guilds/masterbuilders/events.ts'
import type { SolitaireEvent } from './modules/solitaire/events.ts'
import type { VocabularyEvent } from './modules/vocabulary/events.ts'
import type { ScoreEntry, SparseFrame } from './state.ts'

/** A die with what it shows after a roll. */
export type Roll = readonly [die: Die, value: number]

/** Everything that can happen. `source` is the id of the component that gave or asked for something. */
export type Event = BaseEvent | ModuleEvent

/** Those that modules add. */
export type ModuleEvent = VocabularyEvent | ContractorsEvent | SolitaireEvent | GuildEvent

type GuildEvent =
  | ArchivistsEvent
  | ArtisansEvent
  | BrickMakersEvent
  | ForemenEvent
  | JewelersEvent
  | MasterBuildersEvent

type BaseEvent =
  | {
      readonly type: 'setUp'
      readonly first: Seat
      readonly resourceTiles: readonly string[]
      readonly influenceCards: readonly string[]
      readonly dice: readonly (readonly [die: Die, space: number, value: number])[]
      readonly plan: string
      readonly cards: readonly string[]
      readonly tiles: readonly string[]
    }
  | { readonly type: 'turnBegan'; readonly seat: Seat }
  | { readonly type: 'passed'; readonly seat: Seat }
  | {
      readonly type: 'prestigeSold'
      readonly seat: Seat
      readonly n: number
      readonly rubles: number
    }
  | { readonly type: 'rerollBought'; readonly seat: Seat; readonly space: number }
  | { readonly type: 'diceRolled'; readonly space: number; readonly rolls: readonly Roll[] }
  | {
      readonly type: 'dieMoved'
      readonly seat: Seat
      readonly die: Die
      readonly from: number
      readonly to: number
      readonly extra: number
    }
  | { readonly type: 'actionUsed'; readonly seat: Seat; readonly action: string }
  | {
      readonly type: 'tileActivated'
      readonly seat: Seat
      readonly space: number
      readonly tile: string
    }
  | {
      readonly type: 'obtained'
      readonly seat: Seat
      readonly space: number
      readonly times: number
    }
  | ({ readonly type: 'paid'; readonly seat: Seat; readonly source: string } & Paid)
  | ({ readonly type: 'gained'; readonly seat: Seat; readonly source: string } & Gained)
  | { readonly type: 'bannerTaken'; readonly seat: Seat; readonly from: BannerPlace }
  | { readonly type: 'claimed'; readonly seat: Seat; readonly section: number }
  | {
      readonly type: 'tilePlaced'
      readonly seat: Seat
      readonly section: number
      readonly tile: string
      readonly space: number
      readonly face: 'up' | 'down'
      readonly rubles: number
    }
  | {
      readonly type: 'delivered'
      readonly seat: Seat
      readonly section: number
      readonly material: keyof Goods
    }
  | {
      readonly type: 'completed'
      readonly seat: Seat
      readonly section: number
      readonly recognition: number
      readonly rubles: number
    }
  | {
      readonly type: 'penalised'
      readonly seat: Seat
      readonly section: number
      readonly recognition: number
    }
  | {
      readonly type: 'decorated'
      readonly seat: Seat
      readonly section: number
      readonly ornament: Ornament
      readonly jewels: Jewels
      readonly prestige: number
    }
  | { readonly type: 'endTriggered'; readonly seat: Seat; readonly prestige: number }
  | { readonly type: 'bonusGained'; readonly seat: Seat; readonly prestige: number }
  | { readonly type: 'gameEnded'; readonly reason: 'sixthSection' | 'roundLimit' }
  | { readonly type: 'markerSettled'; readonly seat: Seat; readonly position: number }
  | ({ readonly type: 'scored' } & ScoreEntry)
  /** The questions that are open after a command: the lowest `keep` as before, then these. */
  | { readonly type: 'asked'; readonly keep: number; readonly open: readonly SparseFrame[] }

export interface Paid {
  readonly goods?: Goods
  readonly rubles?: number
  readonly recognition?: number
  readonly permits?: number
}

export interface Gained extends Paid {
  readonly prestige?: number
}

export type EventType = Event['type']
export type EventOf<T extends EventType> = Extract<Event, { type: T }>
