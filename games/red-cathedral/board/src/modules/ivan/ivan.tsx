import { message } from '../../board-message.ts'
import type { BoardModule } from '../board-module.ts'
import { targetsFor } from '../targets.ts'
import { IvanPanel } from './ivan-panel.tsx'
import { IvanPlan } from './ivan-plan.tsx'
import { IvanSpot } from './ivan-spot.tsx'
import './ivan.css'

/** What Ivan brings to the table. */
export const ivan: BoardModule = {
  id: 'ivan',
  draws: ['claimForIvan'],
  asks: ['ivan-claim', 'ivan-start'],
  asksBetween: ['ivan-claim'],
  targets: (draft) =>
    targetsFor(draft, 'claimForIvan', ({ section }) => `section ${section}`, 'claim'),
  automa: {
    seat: (view) => view.ivan?.seat ?? -1,
    name: message('player.ivan'),
    Panel: IvanPanel,
  },
  Feet: IvanSpot,
  Lead: IvanPlan,
}
