import type { PrintedSigns, View } from '@guildhall/red-cathedral'
import type { Translator } from '@guildhall/texts'
import type { Die, Shape } from '../board-types.ts'
import type { MarketMarks } from './market-marks.ts'

/** What things are called at the market. */
export interface MarketLabels {
  readonly die: (die: Die) => string
  readonly space: (space: number) => string
  readonly action: (id: string) => string
  readonly card: (card: string) => string
  /** "3/3". */
  readonly full: (dice: number) => string
}

export interface MarketProps {
  readonly view: View
  readonly printed: PrintedSigns
  readonly say: Translator
  readonly shape: Shape
  readonly marks: MarketMarks
  readonly label: MarketLabels
  readonly cardName: (card: string) => string
  readonly onDie: (die: Die) => void
  readonly onSpace: (space: number) => void
  readonly onAction: (id: string) => void
  /** A card on a phone, where its actions have no room. */
  readonly onCard: (card: string) => void
  readonly onWhyDie: (die: Die) => void
  readonly onWhySpace: (space: number) => void
  readonly onWhyAction: (id: string) => void
}
