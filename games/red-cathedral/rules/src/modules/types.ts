import type { BaseTypes } from './base/types.ts'
import type { CardWordTypes } from './card-words/types.ts'
import type { ContractorsTypes } from './contractors/types.ts'
import type { ArchivistsTypes } from './guilds/archivists/types.ts'
import type { ArtisansTypes } from './guilds/artisans/types.ts'
import type { BrickMakersTypes } from './guilds/brickmakers/types.ts'
import type { ForemenTypes } from './guilds/foremen/types.ts'
import type { JewelersTypes } from './guilds/jewelers/types.ts'
import type { MasterBuildersTypes } from './guilds/masterbuilders/types.ts'
import type { WholesalersTypes } from './guilds/wholesalers/types.ts'
import type { SolitaireTypes } from './solitaire/types.ts'

/** What a module can add to the game, as types; `never` where it adds none. */
export interface AddedTypes {
  /** What a player can do, as it is stored; `type` tells them apart. */
  readonly command: { readonly type: string }
  /** What can happen, as it is stored. */
  readonly event: { readonly type: string }
  /** The kinds of open questions. */
  readonly frame: string
  /** The words of effects. */
  readonly step: string
  /** What gains can be counted by. */
  readonly counter: string
}

/** A module that brings nothing of its own but cards, or hooks. */
interface NoTypes {
  readonly command: never
  readonly event: never
  readonly frame: never
  readonly step: never
  readonly counter: never
}

/** The types of all modules, by the names that `modules.ts` lists their definitions under. */
export interface ModuleTypes {
  readonly base: BaseTypes
  readonly cardWords: CardWordTypes
  readonly contractors: ContractorsTypes
  readonly solitaire: SolitaireTypes
  readonly jewelers: JewelersTypes
  readonly artisans: ArtisansTypes
  readonly foremen: ForemenTypes
  readonly contractorsGuild: NoTypes
  readonly wholesalers: WholesalersTypes
  readonly lawyers: NoTypes
  readonly managers: NoTypes
  readonly archivists: ArchivistsTypes
  readonly masterBuilders: MasterBuildersTypes
  readonly brickMakers: BrickMakersTypes
}

/** What all modules add, side by side. */
export type Types = ModuleTypes[keyof ModuleTypes]

export type FrameKind = Types['frame']
export type StepWord = Types['step']
export type Counter = Types['counter']
