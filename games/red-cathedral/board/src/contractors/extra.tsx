import { choicesOf } from '@guildhall/ui'
import type { Extra } from '../table/extra.ts'
import { AIR, cityTile } from './above.tsx'
import { Mine } from './extension.tsx'
import { DuchySheet } from './map.tsx'
import { CONTRACTORS_DRAWS, openSpaces } from './plan.ts'
import { Rows } from './rows.tsx'
import { Theirs } from './theirs.tsx'
import './contractors.css'

/** The Contractors on the board. */
export const contractors: Extra = {
  id: 'duchy',
  draws: CONTRACTORS_DRAWS,
  tells: ['hire', 'useSpecialist'],
  hint: 'board.hint.hire',
  Sheet: DuchySheet,
  badge: (draft) =>
    choicesOf(draft.now, 'hire').length + (draft.final ? 0 : openSpaces(draft).length),
  Mine,
  Theirs,
  Rows,
  above: { air: AIR, draw: cityTile },
}
