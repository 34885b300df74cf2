import { choicesOf } from '@guildhall/ui'
import type { BoardModule } from '../board-module.ts'
import { AIR, cityTile } from './city-tiles.tsx'
import { DuchySheet } from './duchy-map.tsx'
import { Mine } from './extension.tsx'
import { CONTRACTORS_DRAWS, openSpaces } from './hire-plan.ts'
import { Rows } from './hire-rows.tsx'
import { Theirs } from './rival-extension.tsx'
import './contractors.css'

/** The Contractors on the board. */
export const contractors: BoardModule = {
  id: 'duchy',
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
