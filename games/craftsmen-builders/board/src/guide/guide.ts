import type { Guide, Setting } from '@guildhall/ui'
import { lessons } from './craftsmen-builders-lessons.ts'
import { pieceOf } from './piece-of.ts'

/** What a table is asked for — CB-14; the rest of the settings stays as it is. */
const settings: readonly Setting[] = [
  { id: 'roundLimit', values: [0, 4, 6] },
  { id: 'castleIncome', values: ['printed', 'choice'], rare: true },
  { id: 'bareSiteIncome', values: ['lost', 'kept'], rare: true },
  { id: 'coinSubstitution', values: ['resourcesForCoins', 'none'], rare: true },
  { id: 'refillTiming', values: ['deferred', 'atOnce'], rare: true },
  { id: 'firstActionRecruitBan', values: ['everyRound', 'firstRoundOnly', 'off'], rare: true },
  { id: 'endTiming', values: ['finishLap', 'finishRound'], rare: true },
  { id: 'resourceScoring', values: ['pooled', 'perKind'], rare: true },
  { id: 'contractCraftsman', values: ['eggplantPower', 'unused'], rare: true },
]

export const guide: Guide = { settings, lessons, pieceOf }
