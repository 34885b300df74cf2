import type { Law } from '../law.ts'
import { chanceStandsInBarriers, evolveKnowsNoChance } from './chance.ts'
import { everythingHasWords } from './everything-has-words.ts'
import { viewsFoldFromEvents } from './folded.ts'
import { eventsDoNotTellTheHidden } from './hidden-events.ts'
import { viewsDoNotTellTheHidden } from './hidden-views.ts'
import { jsonRoundTrip } from './json.ts'
import { legalIsASetInOrder } from './legal.ts'
import { logRebuildsState } from './log.ts'
import { offeredIsAccepted } from './offered.ts'
import { openTablesLookAlike } from './open.ts'
import { outcomeAddsUp } from './outcome.ts'
import { nothingPastChanges } from './past.ts'
import { piecesAreConserved } from './pieces.ts'
import { playIsDecideAndEvolve } from './playing.ts'
import { redealtTableCanBePlayed } from './redeal.ts'
import { nothingElseIsAccepted } from './refused.ts'
import { secretsStayWithTheirSeat } from './secrets.ts'
import { turnsCanBePlannedAhead } from './turn-ahead.ts'
import { undoGoesBackToTheBarrier } from './undo.ts'
import { gameEnds, waitingPlayerCanMove } from './waiting.ts'

/** The laws, in the order in which they look at a game. */
export const LAWS: readonly Law[] = [
  nothingPastChanges,
  waitingPlayerCanMove,
  legalIsASetInOrder,
  logRebuildsState,
  jsonRoundTrip,
  evolveKnowsNoChance,
  chanceStandsInBarriers,
  offeredIsAccepted,
  nothingElseIsAccepted,
  playIsDecideAndEvolve,
  piecesAreConserved,
  viewsDoNotTellTheHidden,
  eventsDoNotTellTheHidden,
  secretsStayWithTheirSeat,
  openTablesLookAlike,
  viewsFoldFromEvents,
  redealtTableCanBePlayed,
  turnsCanBePlannedAhead,
  undoGoesBackToTheBarrier,
  everythingHasWords,
  outcomeAddsUp,
  gameEnds,
]
