/**
 * The open questions. Each kind has its own fields here; in memory they share one shape. The effect
 * that a question belongs to is its place in the list of the rules data.
 */
export type BaseFrame =
  | { readonly kind: 'draft' }
  /** The income of the round; `nextPlace` of the turn order is the next to earn. */
  | { readonly kind: 'income'; nextPlace: number }
  /** The kinds of so many units from castles: in the income, or, with an effect, from its site. */
  | { readonly kind: 'castles'; effect: number; units: number }
  /** `mainActions` counts those taken in this turn: none or one. */
  | { readonly kind: 'turn'; mainActions: number }
  | { readonly kind: 'times'; effect: number }
  /** With which resources an effect is paid so many times. */
  | { readonly kind: 'pay'; effect: number; times: number }
  /** The kinds of so many units that an effect brings. */
  | { readonly kind: 'gain'; effect: number; units: number }
  /** A build: three questions of CB-13 in a row. Position and site count from 0, -1 if open. */
  | { readonly kind: 'build'; effect: number; position: number; site: number }
  | { readonly kind: 'choose'; effect: number }
  | { readonly kind: 'produce'; effect: number }

/** A question as events and views hold it: only what differs from the default. */
export interface BaseStoredFrame {
  readonly kind: BaseFrame['kind']
  readonly effect?: number
  readonly step?: number
  readonly count?: number
  readonly position?: number
  readonly site?: number
}
