import { CONTRACTS, type Contract } from '../constants.ts'
import type { ArchiveView } from '../modules/guilds/archivists/archivists-types.ts'
import type { Position } from '../positions/position.ts'
import { picking } from './pick.ts'
import type { Table } from './table.ts'

export const withArchivists = (position: Position = {}): Position => ({
  ...position,
  options: { fourthGuild: 'guild-archivists', ...position.options },
})

/** The contracts as a viewer sees them. */
export function archiveOf({ game, state }: Table, viewer: number | 'spectator'): ArchiveView {
  const { archive } = game.view(state, viewer)
  if (archive === null) throw new Error('the Archivists take no part')
  return archive
}

/** The same table, where the next cards from the deck are these. */
export const drawing = (before: Table, ...contracts: readonly Contract[]): Table => ({
  ...before,
  chance: picking(before.state.parts.archive.pile, ...contracts.map((id) => CONTRACTS.indexOf(id))),
})
