import { at } from '@guildhall/kernel'
import type { State } from '../../../state.ts'
import { defineModule } from '../../define.ts'
import { asFourthGuild } from '../guild.ts'
import { FOREMEN_COUNTERS } from './counters.ts'
import { promise, worth } from './foremen-evaluate.ts'
import { foremenEvents } from './foremen-events.ts'
import type { ForemenTypes } from './foremen-types.ts'
import { foremanQuestion, foremanStep, moveForeman } from './walk.ts'

/** GU-FOREMEN-4, GU-FOREMEN-5. */
const PRAISE = 1
const PENALTY = 2

/** Whether the foreman inspects the tower of this section — GU-FOREMEN-3. */
const inspects = ({ parts, towerStart }: State, section: number): boolean =>
  section >= at(towerStart, parts.foreman) && section < at(towerStart, parts.foreman + 1)

/** The Foremen: one of them walks under the towers, praises and blames — GU-FOREMEN. */
export const foremen = defineModule<ForemenTypes>({
  ...asFourthGuild('guild-foremen'),
  commands: { moveForeman },
  questions: { foreman: foremanQuestion },
  stored: { foreman: { effect: 'effect', step: 'step' } },
  events: foremenEvents,
  steps: { foreman: foremanStep },
  counters: FOREMEN_COUNTERS,
  state: {
    blank: { foreman: -1 },
    view: (_rules, { parts }) => ({ foreman: parts.foreman < 0 ? null : parts.foreman }),
    redeal: (_rules, seen) => ({ foreman: seen.foreman ?? -1 }),
  },
  setup: () => [{ type: 'foremanPlaced', tower: 0 }], // GU-FOREMEN-1
  sectionFinished(ctx, section) {
    if (!inspects(ctx.state, section)) return
    foremenEvents.foremanPraised.emit(ctx, { seat: ctx.seat, section, recognition: PRAISE })
  },
  penaltyRate: (_rules, state, section) => (inspects(state, section) ? PENALTY : 1),
  pieces(_rules, state, counts) {
    counts['foremen'] = state.parts.foreman < 0 ? 0 : 1
  },
  worth,
  promise,
})
