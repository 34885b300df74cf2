import type { BaseTypes } from './base/base-types.ts'
import type { CardWordTypes } from './card-words/card-words-types.ts'
import type { ContractorsTypes } from './contractors/contractors-types.ts'
import type { ArchivistsTypes } from './guilds/archivists/archivists-types.ts'
import type { ArtisansTypes } from './guilds/artisans/artisans-types.ts'
import type { BrickMakersTypes } from './guilds/brickmakers/brick-makers-types.ts'
import type { ForemenTypes } from './guilds/foremen/foremen-types.ts'
import type { JewelersTypes } from './guilds/jewelers/jewelers-types.ts'
import type { MasterBuildersTypes } from './guilds/masterbuilders/master-builders-types.ts'
import type { WholesalersTypes } from './guilds/wholesalers/wholesalers-types.ts'
import type { Together } from './joined.ts'
import type { SolitaireTypes } from './solitaire/solitaire-types.ts'

/** A module that brings nothing but cards, or hooks. */
export type NoTypes = Readonly<Record<never, never>>

/** The types of all modules, by the names that `modules.ts` lists their definitions under. */
export interface ModuleTypes {
  readonly base: BaseTypes
  readonly cardWords: CardWordTypes
  readonly contractors: ContractorsTypes
  readonly solitaire: SolitaireTypes
  readonly fourthGuild: NoTypes
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

/**
 * What a module adds, by name:
 * `command` and `event`, as they are stored; `frame`, its open questions; `step`, the
 * words of its effects; `counter`, what its gains are counted by; `part`, its slice of the state;
 * `printed`, its part of the rules data; `view`, `playerView` and `sectionView`, what is seen of it;
 * `signs`, what those who draw its pieces need.
 */
export type AddedTo<Name extends string, T> = T extends { readonly [N in Name]: infer Added }
  ? Added
  : never

/** What all modules add under a name, side by side. */
export type Each<Name extends string> = {
  [M in keyof ModuleTypes]: AddedTo<Name, ModuleTypes[M]>
}[keyof ModuleTypes]

/** What all modules add under a name, together. */
export type All<Name extends string> = Together<Each<Name>>

/** An open question. The type of a kind has only its own fields; in memory all share one shape. */
export type Frame = Each<'frame'>
export type FrameKind = Frame['kind']
export type FrameOf<K extends FrameKind> = Extract<Frame, { readonly kind: K }>
type Without<Tag extends string, U> = U extends unknown ? Omit<U, Tag> : never
/** What every question has in memory, whatever its kind. */
export type FrameRecord = { readonly kind: FrameKind } & Together<Without<'kind', Frame>>

/** A step of an effect. The type of a word has only its own fields; in memory all share one shape. */
export type EffectStep = Each<'step'>
export type StepWord = EffectStep['word']
export type StepOf<W extends StepWord> = Extract<EffectStep, { readonly word: W }>
/** What every step has in memory, whatever its word. */
export type StepRecord = { readonly word: StepWord } & Together<Without<'word', EffectStep>>
