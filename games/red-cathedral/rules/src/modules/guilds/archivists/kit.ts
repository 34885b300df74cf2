import type { ContractCount } from '../../../components/contracts.ts'

/** What is printed on a contract card. */
export interface ContractCard {
  readonly id: string
  readonly name: string
  /** The effect whose payment is returned for it, or -1. */
  readonly effect: number
  /** What is counted instead, and how much of it is needed; 0 where each gives its prestige. */
  readonly count: ContractCount | null
  readonly atLeast: number
  readonly prestige: number
}
