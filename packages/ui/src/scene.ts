import type { AnyEvent, Seat } from '@guildhall/kernel'
import type { ComponentType, JSX } from 'preact'

/** A point of a drawing, in its own units. */
export type Point = readonly [x: number, y: number]

/**
 * One movement of a scene. Pieces are named as in their `data-at`; where one is not drawn, the
 * movement is left out.
 */
export type Beat =
  /** A piece goes along the points to where it lies now. */
  | { readonly kind: 'travel'; readonly piece: string; readonly path: readonly Point[] }
  /** A picture flies from one piece to another, so many times. */
  | {
      readonly kind: 'fly'
      readonly picture: JSX.Element
      readonly n: number
      readonly from: string
      readonly to: string
    }
  /** A piece comes from where it, or another, lay before. */
  | { readonly kind: 'move'; readonly piece: string; readonly from: string }
  /** Something goes up. */
  | { readonly kind: 'rise'; readonly piece: string }
  /** A die is rolled. */
  | { readonly kind: 'roll'; readonly piece: string }
  /** A loss hits what belongs to somebody. */
  | { readonly kind: 'hit'; readonly piece: string }

/** What happened, as it is shown. */
export interface Shown {
  /** All at once, then the next. */
  readonly beats: readonly Beat[]
  /** The pieces that are not as they were. */
  readonly changed: readonly string[]
}

/** How a game shows what was played. */
export interface Scenes {
  /** Events in the order in which they happened; `view` is the table after them. */
  shown(events: readonly AnyEvent[], view: unknown, shape: 'wide' | 'phone'): readonly Shown[]
  /**
   * What somebody whom the rules play did right after a player, in what the player sent; null where
   * there is nobody, or nothing was done.
   */
  ofOthers?(
    events: readonly AnyEvent[],
    view: unknown,
  ): { readonly seat: Seat; readonly events: readonly AnyEvent[] } | null
  /** The picture of a good. */
  readonly Sign: ComponentType<{ readonly name: string; readonly size?: number }>
  /** Whether there is such a picture. */
  hasSign(name: string): boolean
}
