import type { Seat } from '@guildhall/kernel'
import type { OfStep, Word } from '../../base/effect-types.ts'

/** What can happen with the Foremen. Towers are counted from 0. */
export type ForemenEvent =
  | { readonly type: 'foremanPlaced'; readonly tower: number }
  | { readonly type: 'foremanMoved'; readonly seat: Seat; readonly tower: number }
  /** A section was completed in the tower that he inspects. */
  | {
      readonly type: 'foremanPraised'
      readonly seat: Seat
      readonly section: number
      readonly recognition: number
    }

/** What a player can do with the Foremen: the foreman goes so many towers to the right. */
export type ForemenCommand = { readonly type: 'moveForeman'; readonly towers: number }

interface ForemanStep extends Word<'foreman'> {
  /** The fewest and the most towers that he walks. */
  readonly least: number
  readonly most: number
}

/** What the Foremen add to the game. */
export interface ForemenTypes {
  readonly command: ForemenCommand
  readonly event: ForemenEvent
  readonly frame: OfStep<'foreman'>
  readonly step: ForemanStep
  readonly counter: 'ownBannersAtForeman' | 'chosenBannersAtForeman'
  /** The tower under which the foreman stands, counted from 0; -1 without the Foremen. */
  readonly part: { readonly foreman: number }
  /** The same; null without the Foremen. */
  readonly view: { readonly foreman: number | null }
}
