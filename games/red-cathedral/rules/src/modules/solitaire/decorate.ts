import { at, item } from '@guildhall/kernel'
import { EMPTY } from '../../bundle.ts'
import { ORNAMENTS } from '../../constants.ts'
import { applyDecorated } from '../../facts/build.ts'
import type { Kit, Tx } from '../../kit.ts'
import { playerAt, type State } from '../../state.ts'
import { IVAN, YOU } from './ivan.ts'

/** The section that Ivan decorates next: yours before his; -1 for none — IV-6.9, IV-6.10. */
export function sectionToDecorate(kit: Kit, state: State): number {
  if (!kit.options.ivanDecorates) return -1
  const yours = firstBare(kit, state, YOU)
  return yours < 0 ? firstBare(kit, state, IVAN) : yours
}

/** The first finished section of an owner without ornament for which Ivan has a matching one. */
function firstBare(kit: Kit, state: State, owner: number): number {
  const { doors, arches, crosses } = playerAt(state, IVAN)
  const left = [doors, arches, crosses]
  return state.owners.findIndex(
    (each, section) =>
      each === owner &&
      state.finished[section] === true &&
      state.ornaments[section] === -1 &&
      at(left, typeOf(kit, state, section)) > 0,
  )
}

const typeOf = (kit: Kit, state: State, section: number): number =>
  item(kit.cathedralCards, at(state.cards, section)).type

/** IV-6.9: free of charge, without jewels and without prestige. */
export function decorate(tx: Tx, n: number): void {
  for (let i = 0; i < n; i++) {
    const section = sectionToDecorate(tx.kit, tx.state)
    if (section < 0) return
    const ornament = item(ORNAMENTS, typeOf(tx.kit, tx.state, section))
    applyIvanDecorated(tx.kit, tx.state, section)
    tx.log?.push({ type: 'ivanDecorated', section, ornament })
  }
}

export const applyIvanDecorated = (kit: Kit, state: State, section: number): void =>
  applyDecorated(kit, state, IVAN, section, typeOf(kit, state, section), EMPTY, 0)
