import { choicesOf } from '@guildhall/ui'
import type { BoardModule } from '../board-module.ts'
import { AIR, cityTile } from './above.tsx'
import { Mine } from './extension.tsx'
import { DuchySheet } from './map.tsx'
import { CONTRACTORS_DRAWS, openSpaces } from './plan.ts'
import { Rows } from './rows.tsx'
import { texts } from './texts.ts'
import { Theirs } from './theirs.tsx'
import './contractors.css'

/** The Contractors on the board. */
export const contractors: BoardModule = {
  id: 'duchy',
  texts,
  draws: CONTRACTORS_DRAWS,
  plans: ['hire', 'useSpecialist'],
  asks: ['hire-specialist'],
  hint: 'board.hint.hire',
  Sheet: DuchySheet,
  badge: (draft) =>
    choicesOf(draft.now, 'hire').length + (draft.final ? 0 : openSpaces(draft).length),
  Mine,
  Theirs,
  Rows,
  above: { air: AIR, draw: cityTile },
}
