import type { PrintedSigns, View } from '@guildhall/red-cathedral'
import type { Translator } from '@guildhall/texts'
import type { ComponentChildren } from 'preact'
import type { Goods, Shape } from '../board-types.ts'

/** What a page knows about a workshop. */
export interface WorkshopMark {
  /** A tile can be laid there, or its tile set to work. */
  readonly cue: 'lay' | 'use' | null
  readonly chosen: boolean
}

export type BannerPlace = 'inventory' | 'spare' | 'white-a' | 'white-b'

export interface WorkshopProps {
  readonly view: View
  readonly seat: number
  readonly title: string
  readonly printed: PrintedSigns
  readonly say: Translator
  readonly shape: Shape
  readonly label: {
    readonly space: (seat: number, space: number) => string
    readonly section: (section: number) => string
    readonly name: (id: string) => string
  }
  readonly mark: (space: number) => WorkshopMark
  /** The inventory before the plan: what the plan brings is drawn as coming. */
  readonly before?: Goods | undefined
  /** Where a banner can be taken from now. */
  readonly banners?: readonly BannerPlace[]
  readonly onSpace: (space: number) => void
  readonly onWhySpace: (space: number) => void
  readonly onBanner?: (place: BannerPlace) => void
  /** A claimed section in the list of what is to be built. */
  readonly onSection: (section: number) => void
  /** What modules add. */
  readonly more?: ComponentChildren
}
