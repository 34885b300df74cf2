import type { Seat } from '@guildhall/kernel'
import type { Goods, Kinds } from '../../bundle.ts'
import type { BannerPlace, Die, Jewels, Material, Ornament } from '../../constants.ts'
import type { Counter } from '../counter.ts'
import type {
  Amounts,
  AtSpaces,
  InQuadrant,
  OfEffect,
  OfOffer,
  OfStep,
  Picks,
  Word,
} from './effect-types.ts'

/** What a player can do. Sections count from 0, T1 first, bottom to top. */
export type BaseCommand =
  | { readonly type: 'moveDie'; readonly die: Die; readonly extra: number }
  | { readonly type: 'claim'; readonly banner: BannerPlace }
  | { readonly type: 'chooseSection'; readonly section: number }
  | { readonly type: 'chooseWorkshop'; readonly space: number }
  | { readonly type: 'layTile'; readonly face: 'up' | 'down' }
  | { readonly type: 'deliver'; readonly section: number; readonly material: Material }
  | { readonly type: 'decorate'; readonly section: number; readonly jewels: Jewels }
  | { readonly type: 'obtain' }
  | { readonly type: 'useAction'; readonly action: string }
  | { readonly type: 'useWorkshop'; readonly space: number }
  | { readonly type: 'activate'; readonly space: number }
  | { readonly type: 'chooseSpace'; readonly space: number }
  | { readonly type: 'take'; readonly goods: Goods }
  | { readonly type: 'payWith'; readonly goods: Goods }
  | { readonly type: 'again' }
  | { readonly type: 'stop' }
  | { readonly type: 'sellPrestige'; readonly n: number }
  | { readonly type: 'reroll'; readonly space: number }
  | { readonly type: 'pass' }
  | { readonly type: 'endTurn' }

/** A die with what it shows after a roll. */
export type Roll = readonly [die: Die, value: number]

/** What can happen. `source` is the id of the component that gave or asked for something. */
export type BaseEvent =
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

export interface Paid {
  readonly goods?: Goods
  readonly rubles?: number
  readonly recognition?: number
  readonly permits?: number
}

export interface Gained extends Paid {
  readonly prestige?: number
}

/** A line of the final account. */
export interface ScoreEntry {
  readonly seat: Seat
  readonly label: string
  readonly points: number
}

/** A question that takes several answers: how many were given, how many may follow. */
interface Counted {
  done: number
  left: number
}

/** The open questions of the base game. */
export type BaseFrame =
  | TurnFrame
  | ClaimFrame
  | DeliverFrame
  | MarketFrame
  | RunningEffect
  | ActivateFrame
  | (OfStep<'obtain'> & InQuadrant)
  | OfOffer<'take'>
  | (OfEffect<'pay'> & InQuadrant)

interface TurnFrame {
  readonly kind: 'turn'
  /** 1 once the main action is taken. */
  stage: number
}

interface ClaimFrame {
  readonly kind: 'claim'
  workshopSpace: number
  section: number
}

interface DeliverFrame extends OfEffect<'deliver'>, Counted {
  /** 1 where the budget may also be used for ornaments. */
  mayDecorate: number
}

interface MarketFrame {
  readonly kind: 'market'
  die: number
  /** The market space on which it ended. */
  space: number
  /** The market actions that are still open. */
  openActions: number
}

interface RunningEffect extends OfEffect<'effect'>, InQuadrant {
  nextStep: number
  /** How often its gains count. */
  times: number
  /** How often it may be carried out from now on; 0 where only the payment limits it. */
  left: number
  chosenPlayer: Seat
}

interface ActivateFrame extends OfStep<'activate'>, Counted {
  /** Bit per workshop space that may not be picked any more. */
  barredTiles: number
}

/** The steps of effects that the base game has. */
export type BaseStep =
  | PayStep
  | GainStep
  | DeliverStep
  | (Word<'obtain'> & AtSpaces)
  | (Word<'activate'> & Picks)

interface PayStep extends Word<'pay'>, Amounts {
  /** Kinds that can be paid in place of any other — GU-JEWELERS-3. */
  readonly standIns: Kinds
}

interface GainStep extends Word<'gain'>, Amounts {
  /** What it is multiplied by, if it is counted and not printed. */
  readonly counter: Counter | null
}

interface DeliverStep extends Word<'deliver'> {
  readonly budget: number
}

/** What the base game is made of. */
export interface BaseTypes {
  readonly command: BaseCommand
  readonly event: BaseEvent
  readonly frame: BaseFrame
  readonly step: BaseStep
}
