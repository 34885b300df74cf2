import { known } from '../guilds/props.tsx'
import { IVAN_DRAWS } from '../guilds/targets.ts'
import type { Extra } from '../table/extra.ts'
import { IvanPanel } from './panel.tsx'
import { IvanPlan } from './plan.tsx'
import { IvanSpot } from './spot.tsx'
import './ivan.css'

/** What Ivan brings to the table. */
export const ivan: Extra = {
  id: 'ivan',
  draws: IVAN_DRAWS,
  tells: [],
  targets: known,
  Feet: IvanSpot,
  Ivan: IvanPanel,
  Lead: IvanPlan,
}
