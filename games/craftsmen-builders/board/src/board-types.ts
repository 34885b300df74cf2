import type { Command, Printed, View } from '@guildhall/craftsmen-builders'
import type { BoardProps } from '@guildhall/ui'

export type CbProps = BoardProps<View, Command>
export type PlayerView = View['players'][number]
export type ContractView = View['contracts'][number]
export type Badge = ContractView['kind']

/** What every part of the table is drawn from. */
export interface PartProps extends CbProps {
  readonly printed: Printed
}

export const KINDS = ['coin', 'wood', 'stone'] as const
export const SITES = [1, 2, 3] as const
